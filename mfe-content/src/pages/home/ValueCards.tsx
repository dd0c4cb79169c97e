import { Button } from '@tanabana/ui/kit/Button';
import { closesDialog, Dialog, opensDialog } from '@tanabana/ui/kit/Dialog';
import { stack } from '@tanabana/ui/theme/layout';
import { color, font, hovered, size, space, wide } from '@tanabana/ui/theme/tokens';
import { BadgeCheck, Globe2, Handshake, Landmark, Leaf, Plus, RotateCcw } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { home } from '../../content/home';
import { Band } from '../../components/Band';

const ICONS = [BadgeCheck, Globe2, Handshake, Landmark, Leaf, RotateCcw];

export function ValueCards() {
  const id = useId();
  const values = (home.values ?? []).map((value, index) => ({ ...value, dialog: `${id}-${index}` }));
  if (values.length === 0) return null;
  return (
    <Band $ground="sand" aria-labelledby="values">
      <h2 id="values">Our promises</h2>
      <Grid>
        {values.map(({ title, summary, dialog }, index) => {
          const Icon = ICONS[index % ICONS.length] ?? Leaf;
          return (
            <li key={title}>
              <h3>
                <Opener {...opensDialog(dialog)}>
                  <Icon aria-hidden="true" strokeWidth={1.25} size={36} />
                  <span>{title}</span>
                  <Plus aria-hidden="true" className="more" size={20} />
                </Opener>
              </h3>
              <p>{summary}</p>
            </li>
          );
        })}
      </Grid>
      {values.map(({ title, description, dialog }) => (
        <Dialog key={title} id={dialog} title={title}>
          <p>{description}</p>
          <Button {...closesDialog(dialog)}>Close</Button>
        </Dialog>
      ))}
    </Band>
  );
}

const Grid = styled.ul`
  display: grid;
  /* Two columns, or one if the visitor's text is large. */
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(7.5rem, 40%)), 1fr));
  gap: ${space(3)};
  margin-top: ${space(3)};

  ${wide.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space(6)} ${space(5)};
    margin-top: ${space(5)};
  }

  li {
    position: relative;
    padding-top: ${space(2)};
    border-top: 1px solid ${color.brass};
  }

  p {
    margin-top: ${space(1)};
    color: ${color.muted};
    font-size: ${size.small};
    line-height: 1.5;

    ${wide.tablet} {
      font-size: ${size.text};
    }
  }
`;

const Opener = styled.button`
  ${stack(1)}
  align-items: flex-start;
  padding: 0;
  border: 0;
  background: none;
  color: ${color.indigo};
  font: 500 ${size.h3} / 1.2 ${font.display};
  text-align: left;

  svg {
    color: ${color.madder};
  }

  .more {
    position: absolute;
    top: ${space(2)};
    right: 0;
  }

  /* Makes the entire card clickable. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  ${hovered(`
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  `)}

  &:focus-visible {
    outline: none;

    &::after {
      outline: 3px solid ${color.indigo};
      outline-offset: 6px;
    }
  }
`;
