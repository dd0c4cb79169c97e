import { color, space } from '@tanabana/runtime/theme/tokens';
import { Badge } from '@tanabana/runtime/kit/Badge';
import { Button } from '@tanabana/runtime/kit/Button';
import { Dialog, DialogFrame } from '@tanabana/runtime/kit/Dialog';
import { styled } from 'styled-components';
import { Illustration } from '../../components/Illustration';
import type { Artisan } from '../../people/artisans';

interface ArtisanDialogProps {
  readonly artisan: Artisan | undefined;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** An artisan's full story (§2.10). */
export function ArtisanDialog({ artisan, isOpen, onClose }: ArtisanDialogProps) {
  return (
    <Dialog open={isOpen} onClose={onClose} title={artisan?.name ?? ''} frame={WideFrame}>
      {artisan && (
        <Story>
          <Illustration name={artisan.image} sizes="(min-width: 768px) 672px, 100vw" />
          <p className="place">
            <Badge>{artisan.craft}</Badge> {artisan.title}, {artisan.location}
          </p>
          {artisan.fullDescription.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <Button type="button" $look="quiet" onClick={onClose}>
            Close
          </Button>
        </Story>
      )}
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

  .place {
    color: ${color.muted};
  }

  .place span {
    margin-right: ${space(1)};
  }

  button {
    justify-self: end;
  }
`;
