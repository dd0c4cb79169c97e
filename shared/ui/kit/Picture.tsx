import { css, keyframes, styled } from 'styled-components';
import { color, motionAllowed } from '../theme/tokens';
import { pictureFile, type PictureSource, pictureSrcSet } from '../pictures/pictureSource';

interface PictureProps {
  readonly picture: PictureSource;
  /** Displayed width, as in `(min-width: 1024px) 25vw, 50vw`. */
  readonly sizes: string;
  /** Whether the browser fetches the picture first. Meant for the largest picture of the first screen. */
  readonly priority?: boolean;
  /**
   * Whether the browser fetches the picture only after the page's scripts, or 3 seconds after the first paint. Meant
   * for pictures outside of the first screen.
   */
  readonly deferred?: boolean;
  /** Displays a spinner until the picture is loaded (§2.4). */
  readonly spinner?: boolean;
  /** Alternative text. Empty if adjacent text describes the picture. */
  readonly alt?: string;
  readonly className?: string;
}

/** A picture in the best format and size that the browser supports, without layout shift. */
export function Picture({
  picture,
  sizes,
  priority = false,
  deferred = false,
  spinner = false,
  alt = picture.alt,
  className,
}: PictureProps) {
  return (
    <Frame className={className} $ground={picture.color} $spinner={spinner} $deferred={deferred}>
      <source type="image/avif" srcSet={pictureSrcSet(picture, 'avif')} sizes={sizes} />
      <img
        src={pictureFile(picture, 800, 'webp')}
        srcSet={pictureSrcSet(picture, 'webp')}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding={priority ? 'sync' : 'async'}
        {...(spinner && { ref: markWhenComplete, onLoad: markLoaded })}
      />
    </Frame>
  );
}

/** Sets an attribute that stops the spinner. React does not remove the attribute, because React did not render it. */
function markLoaded({ currentTarget }: { readonly currentTarget: HTMLImageElement }): void {
  currentTarget.parentElement?.setAttribute('data-loaded', '');
}

/** Stops the spinner of a picture that is loaded before hydration. */
function markWhenComplete(picture: HTMLImageElement | null): void {
  if (picture?.complete) markLoaded({ currentTarget: picture });
}

const turn = keyframes`
  to { rotate: 1turn; }
`;

// The loaded picture covers the spinner. The spinner is also removed after the load event, because a hidden animation
// would use the processor.
const waiting = css`
  &:not([data-loaded])::before {
    content: '';
    position: absolute;
    inset: calc(50% - 16px);
    width: 32px;
    height: 32px;
    border: 2px solid rgb(255 255 255 / 40%);
    border-top-color: ${color.paper};
    border-radius: 50%;

    ${motionAllowed} {
      animation: ${turn} 1s linear infinite;
    }
  }
`;

const notRendered = keyframes`
  from,
  to {
    display: none;
  }
`;

// The picture is not rendered until the scripts have started, but for at most 3 seconds, because browsers do not
// fetch a lazy picture that is not rendered. The frame must have a fixed size to avoid a layout shift.
const afterScripts = css`
  @media (scripting: enabled) {
    img {
      animation: ${notRendered} 3s;
    }

    [data-started] & img {
      animation: none;
    }
  }
`;

const Frame = styled.picture<{
  readonly $ground: string;
  readonly $spinner: boolean;
  readonly $deferred: boolean;
}>`
  position: relative;
  display: block;
  overflow: hidden;
  background: ${({ $ground }) => $ground};
  ${({ $spinner }) => $spinner && waiting}
  ${({ $deferred }) => $deferred && afterScripts}

  img {
    position: relative;
    width: 100%;
  }
`;
