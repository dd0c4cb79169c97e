import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { color, font, hovered, space } from '../theme/tokens';

interface ButtonLook {
  /** `quiet` is for the less important of two buttons. `plain` looks like text. */
  readonly $look?: 'quiet' | 'plain';
}

const look = css<ButtonLook>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(1)};
  min-height: ${space(6)};
  padding: ${space(1)} ${space(3)};
  border: 1px solid ${color.madder};
  border-radius: 2px;
  background: ${color.madder};
  color: ${color.paper};
  font: 600 1rem/1.25 ${font.text};
  text-align: center;
  text-decoration: none;
  transition:
    background-color 160ms ease,
    color 160ms ease,
    border-color 160ms ease;

  ${hovered(`
    border-color: ${color.madderDeep};
    background: ${color.madderDeep};
  `)}

  &:active {
    translate: 0 1px;
  }

  &:disabled,
  &[aria-disabled='true'] {
    border-color: ${color.line};
    background: ${color.sand};
    color: ${color.muted};
    cursor: not-allowed;
    translate: none;
  }

  ${({ $look }) => $look === 'quiet' && quiet}
  ${({ $look }) => $look === 'plain' && plain}
`;

const quiet = css`
  border-color: ${color.control};
  background: transparent;
  color: ${color.indigo};

  ${hovered(`
    border-color: ${color.indigo};
    background: ${color.sand};
    color: ${color.indigo};
  `)}
`;

const plain = css`
  min-height: ${space(5.5)};
  padding: ${space(1)} 0;
  border-color: transparent;
  background: none;
  color: ${color.madder};
  text-decoration: underline;

  ${hovered(`
    border-color: transparent;
    background: none;
    color: ${color.madderDeep};
  `)}
`;

/** The attribute `type` must be set. */
export const Button = styled.button<ButtonLook>`
  ${look}
`;

export const ButtonLink = styled(Link)<ButtonLook>`
  ${look}
`;

export const ButtonRow = styled.div<{ readonly $atEnd?: boolean }>`
  display: flex;
  flex-wrap: wrap;
  justify-content: ${({ $atEnd }) => ($atEnd ? 'flex-end' : 'flex-start')};
  gap: ${space(2)};
`;

/** A link that looks like a button and leads to another site, or loads a document. */
export const ButtonAnchor = styled.a<ButtonLook>`
  ${look}
`;
