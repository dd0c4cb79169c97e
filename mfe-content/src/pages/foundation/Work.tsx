import { space, wide } from '@tanabana/runtime/theme/tokens';
import { styled } from 'styled-components';
import type { foundation } from '../../foundation/foundation';
import { Band } from '../../components/Band';
import { Figures } from '../../components/Figures';
import { Illustration } from '../../components/Illustration';

interface WorkProps {
  readonly title: string;
  readonly work: (typeof foundation)['waste' | 'heritage'];
  /** Name of the picture, which is on the right on dark ground and on the left on light ground. */
  readonly picture: string;
  readonly isDark?: boolean;
}

/** One field of the foundation's work, with figures. */
export function Work({ title, work: { text, figures }, picture, isDark = false }: WorkProps) {
  return (
    <Band {...(isDark && { $ground: 'indigo' })} aria-label={title}>
      <Columns $flipped={isDark}>
        <View name={picture} sizes="(min-width: 768px) 45vw, 100vw" isOrnament />
        <div>
          <h2>{title}</h2>
          <p>{text}</p>
          <Figures figures={figures} />
        </div>
      </Columns>
    </Band>
  );
}

const Columns = styled.div<{ readonly $flipped: boolean }>`
  display: grid;
  gap: ${space(5)};
  align-items: center;

  ${wide.tablet} {
    grid-template-columns: ${({ $flipped }) => ($flipped ? 'minmax(0, 6fr) minmax(0, 5fr)' : 'minmax(0, 5fr) minmax(0, 6fr)')};
    gap: ${space(6)};

    > :first-child {
      order: ${({ $flipped }) => Number($flipped)};
    }
  }

  ${wide.desktop} {
    gap: ${space(8)};
  }

  p {
    max-width: 58ch;
    margin-top: ${space(2)};
  }
`;

const View = styled(Illustration)`
  height: auto;
  aspect-ratio: 4 / 3;
`;
