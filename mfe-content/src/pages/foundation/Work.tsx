import { color, font, size, space, wide } from '@tanabana/runtime/theme/tokens';
import { styled } from 'styled-components';
import { Band } from '../../components/Band';
import { Illustration } from '../../components/Illustration';
import type { foundation } from '../../foundation/foundation';

interface WorkProps {
  readonly title: string;
  readonly work: typeof foundation.waste;
  /** Displayed on the right on dark ground, otherwise on the left. */
  readonly picture: string;
  readonly isDark?: boolean;
}

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
    max-width: 37em;
    margin-top: ${space(2)};
  }
`;

const View = styled(Illustration)`
  aspect-ratio: 4 / 3;
`;

function Figures({ figures }: Pick<WorkProps['work'], 'figures'>) {
  return (
    <List>
      {figures.map(({ figure, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </List>
  );
}

const List = styled.dl`
  margin: ${space(4)} 0 0;

  div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 ${space(2)};
    padding: ${space(1.5)} 0;
    border-top: 1px solid var(--accent, ${color.line});
  }

  dd {
    margin: 0;
    font: 500 ${size.h2} / 1.15 ${font.display};
    color: var(--accent, ${color.madder});
    white-space: nowrap;
  }

  ${wide.desktop} {
    display: grid;
    grid-template-columns: repeat(3, auto);
    gap: ${space(4)};
    justify-content: space-between;

    div {
      flex-flow: column-reverse nowrap;
      justify-content: flex-end;
      gap: 4px;
      padding: 0;
      border: 0;
      line-height: 1.4;
    }
  }
`;
