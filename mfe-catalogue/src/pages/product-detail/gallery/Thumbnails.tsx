import { Picture } from '@tanabana/ui/kit/Picture';
import type { PictureSource } from '@tanabana/ui/pictures/pictureSource';
import { row } from '@tanabana/ui/theme/layout';
import { color, hovered, space } from '@tanabana/ui/theme/tokens';
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
    gap: 0;

    button {
      display: grid;
      place-items: center;
      width: ${space(3.5)};
      height: ${space(5.5)};
      padding: 0;
      border: 0;
    }

    button::before {
      content: '';
      width: 10px;
      height: 10px;
      border: 1px solid ${color.control};
      border-radius: 50%;
    }

    button[aria-current='true']::before {
      border-color: ${color.madder};
      background: ${color.madder};

      @media (forced-colors: active) {
        background: Highlight;
        forced-color-adjust: none;
      }
    }

    picture {
      display: none;
    }
  }

  img {
    height: 100%;
    object-fit: cover;
  }
`;
