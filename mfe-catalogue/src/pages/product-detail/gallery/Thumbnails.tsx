import { Picture } from '@tanabana/runtime/kit/Picture';
import type { PictureSource } from '@tanabana/runtime/pictures/pictureSource';
import { row } from '@tanabana/runtime/theme/layout';
import { color, hovered, space } from '@tanabana/runtime/theme/tokens';
import { styled } from 'styled-components';

interface ThumbnailsProps {
  readonly pictures: readonly PictureSource[];
  readonly selected: number;
  readonly onSelect: (index: number) => void;
}

export function Thumbnails({ pictures, selected, onSelect }: ThumbnailsProps) {
  return (
    <Row>
      {pictures.map((picture, index) => (
        <li key={picture.base}>
          <button
            type="button"
            aria-label={`Show picture ${index + 1}`}
            aria-current={index === selected}
            onClick={() => onSelect(index)}
          >
            <Picture picture={picture} sizes="64px" alt="" deferred />
          </button>
        </li>
      ))}
    </Row>
  );
}

const Row = styled.ul`
  ${row(1.5)}

  button {
    display: block;
    padding: 0 0 4px;
    border: 0;
    border-bottom: 2px solid transparent;
    background: none;
  }

  ${hovered(`border-color: ${color.line};`, 'button:hover')}

  button[aria-current='true'] {
    border-color: ${color.madder};
  }

  /*
   * In forced colours mode, browsers make transparent borders visible. These borders get the background colour instead.
   */
  @media (forced-colors: active) {
    button {
      border-color: Canvas;
    }

    button[aria-current='true'] {
      border-color: Highlight;
    }
  }

  picture {
    width: ${space(8)};
    height: ${space(10)};
  }

  @media (max-width: 767px) {
    display: grid;
    flex: 1;
    grid-auto-rows: minmax(0, 1fr);
    align-items: stretch;
    gap: ${space(1)};
    min-height: 0;

    button,
    picture {
      width: 100%;
      height: 100%;
    }
  }

  img {
    height: 100%;
    object-fit: cover;
  }
`;
