import { grid, row } from '@tanabana/ui/theme/layout';
import { color, font, size, space, wide } from '@tanabana/ui/theme/tokens';
import { styled } from 'styled-components';
import type foundation from '../../../content/foundation.json';
import { Band } from '../../components/Band';
import { Illustration } from '../../components/Illustration';

interface WorkProps {
  readonly work: typeof foundation.waste;
  /** Whether the background is dark. The picture is on the right of a dark one, otherwise on the left. */
  readonly isDark?: boolean;
}

export function Work({ work: { title, text, figures, picture }, isDark = false }: WorkProps) {
  return (
    <Band {...(isDark && { $ground: 'indigo' })} aria-label={title}>
      <Columns $flipped={isDark}>
        <Cover $flipped={isDark} name={picture} sizes="(min-width: 768px) 45vw, 100vw" isOrnament />
        <div>
          <h2>{title}</h2>
          <p>{text}</p>
          <Figures>
            {figures.map(({ figure, label }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{figure}</dd>
              </div>
            ))}
          </Figures>
        </div>
      </Columns>
    </Band>
  );
}

const Columns = styled.div<{ readonly $flipped: boolean }>`
  ${({ $flipped }) => grid({ gap: 5, tablet: { columns: $flipped ? [6, 5] : [5, 6], gap: 6 }, desktop: { gap: 8 } })}
  align-items: center;

  p {
    max-width: 37em;
    margin-top: ${space(2)};
  }
`;

const Cover = styled(Illustration)<{ readonly $flipped: boolean }>`
  ${wide.tablet} {
    order: ${({ $flipped }) => Number($flipped)};
  }
`;

const Figures = styled.dl`
  margin-top: ${space(4)};

  div {
    ${row([0, 2])}
    align-items: baseline;
    justify-content: space-between;
    padding: ${space(1.5)} 0;
    border-top: 1px solid var(--accent, ${color.line});
  }

  dd {
    font: 500 ${size.h2} / 1.15 ${font.display};
    color: var(--accent, ${color.madder});
    white-space: nowrap;
  }

  ${wide.desktop} {
    display: grid;
    grid-template-columns: repeat(3, 1fr);
    gap: ${space(4)};

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
