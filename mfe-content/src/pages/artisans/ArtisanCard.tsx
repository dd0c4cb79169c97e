import { workshopAddress } from '@tanabana/shop/addresses/workshopAddress';
import { Badge } from '@tanabana/ui/kit/Badge';
import { Button } from '@tanabana/ui/kit/Button';
import { closesDialog, Dialog, DialogFrame, opensDialog } from '@tanabana/ui/kit/Dialog';
import { color, size, space } from '@tanabana/ui/theme/tokens';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { Illustration } from '../../components/Illustration';
import type { Artisan } from '../../people/artisans';

export const dialogOf = ({ id }: Artisan) => `artisan-${id}`;

interface ArtisanCardProps {
  readonly artisan: Artisan;
  /** The picture of the first card is loaded with high priority. */
  readonly isFirst: boolean;
}

export function ArtisanCard({ artisan, isFirst }: ArtisanCardProps) {
  return (
    <Card>
      <Cover
        name={artisan.image}
        sizes="(min-width: 1024px) 40vw, (min-width: 768px) 50vw, 100vw"
        priority={isFirst}
      />
      <Badge $tone="quiet">{artisan.craft}</Badge>
      <h2>{artisan.name}</h2>
      <p className="location">
        <span>{artisan.title}</span>
        <span>{artisan.location}</span>
      </p>
      <p>{artisan.story}</p>
      <Button {...opensDialog(dialogOf(artisan))} $look="plain" aria-label={`Read Story of ${artisan.name}`}>
        Read Story
      </Button>
      <Link to={workshopAddress(artisan.workshop)}>{`See what ${artisan.workshop} makes`}</Link>
    </Card>
  );
}

const Card = styled.li`
  display: flex;
  flex-direction: column;
  align-items: flex-start;

  h2 {
    margin: ${space(1.5)} 0 4px;
    font-size: ${size.h3};
  }

  .location {
    margin-bottom: ${space(1.5)};
    color: ${color.muted};
    font-size: ${size.small};
  }

  .location span {
    display: block;
  }

  button {
    margin-top: ${space(1)};
  }

  a {
    padding-block: ${space(1)};
    color: ${color.muted};
    font-size: ${size.small};
  }
`;

const Cover = styled(Illustration)`
  width: 100%;
  margin-bottom: ${space(2)};
`;

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
