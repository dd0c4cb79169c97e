import { color, space } from '@tanabana/runtime/theme/tokens';
import { ButtonLink } from '@tanabana/runtime/kit/Button';
import { styled } from 'styled-components';

interface CarouselFallbackProps {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly to: string;
}

/** Replaces a carousel of the catalogue when the catalogue does not answer. */
export function CarouselFallback({ title, text, action, to }: CarouselFallbackProps) {
  return (
    <Words>
      <h2>{title}</h2>
      <p>{text}</p>
      <ButtonLink to={to} $look="quiet">
        {action}
      </ButtonLink>
    </Words>
  );
}

const Words = styled.div`
  padding-left: ${space(4)};
  border-left: 2px solid ${color.brass};

  p {
    max-width: 56ch;
    margin: ${space(2)} 0 ${space(3)};
    color: ${color.muted};
  }
`;
