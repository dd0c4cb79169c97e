import { workshopAddress } from '@tanabana/runtime/contracts/workshopAddress';
import { Badge } from '@tanabana/runtime/kit/Badge';
import { Button } from '@tanabana/runtime/kit/Button';
import { closesDialog, Dialog, DialogFrame } from '@tanabana/runtime/kit/Dialog';
import { color, space } from '@tanabana/runtime/theme/tokens';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { Illustration } from '../../components/Illustration';
import type { Artisan } from '../../people/artisans';

export const dialogOf = ({ id }: Artisan) => `artisan-${id}`;

interface ArtisanDialogProps {
  readonly artisan: Artisan;
  readonly startsOpen: boolean;
}

export function ArtisanDialog({ artisan, startsOpen }: ArtisanDialogProps) {
  const id = dialogOf(artisan);
  return (
    <Dialog id={id} startsOpen={startsOpen} title={artisan.name} frame={WideFrame}>
      <Story>
        <Illustration name={artisan.image} sizes="(min-width: 768px) 672px, 100vw" />
        <p className="location">
          <Badge>{artisan.craft}</Badge> <span>{`${artisan.title}, ${artisan.location}`}</span>
        </p>
        {artisan.fullDescription.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <Link to={workshopAddress(artisan.workshop)}>{`See what ${artisan.workshop} makes`}</Link>
        <Button {...closesDialog(id)} $look="quiet">
          Close
        </Button>
      </Story>
    </Dialog>
  );
}

const WideFrame = styled(DialogFrame)`
  width: min(720px, calc(100vw - ${space(4)}));
`;

const Story = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(2)};

  picture {
    width: 100%;
  }

  .location {
    color: ${color.muted};
  }

  .location span {
    margin-right: ${space(1)};
  }

  button {
    justify-self: end;
  }
`;
