import { ButtonLink } from '@tanabana/ui/kit/Button';
import { Eyebrow } from '@tanabana/ui/kit/Page';
import { grid } from '@tanabana/ui/theme/layout';
import { color, contentWidth, motionAllowed, size, space, wide } from '@tanabana/ui/theme/tokens';
import { styled } from 'styled-components';
import { home } from '../../content/home';
import { Illustration } from '../../components/Illustration';

interface HeroSlideProps {
  readonly slide: (typeof home.slides)[number];
  readonly index: number;
  readonly isHidden: boolean;
  /**
   * Whether the slide is the third or a later one, and the slideshow still displays its initial slide. The picture of
   * such a slide is not fetched.
   */
  readonly isFar: boolean;
  /**
   * Whether the slide changes with a transition. False until the first change, because hydration must not start a
   * transition.
   */
  readonly fades: boolean;
}

export function HeroSlide({ slide, index, isHidden, isFar, fades }: HeroSlideProps) {
  return (
    <Frame
      role="group"
      aria-roledescription="slide"
      aria-label={`${index + 1} of ${home.slides.length}`}
      inert={isHidden}
      data-fades={fades}
      data-far={isFar}
    >
      <Cover>
        <Illustration
          name={slide.picture}
          sizes="(min-width: 1024px) 60vw, (min-width: 768px) 70vw, 100vw"
          priority={index === 0}
          deferred={index > 0}
          isOrnament
        />
      </Cover>
      <Text>
        <Eyebrow>{slide.category}</Eyebrow>
        <h2>{slide.title}</h2>
        <Words>{slide.text}</Words>
        <ButtonLink to={slide.to}>{slide.action}</ButtonLink>
      </Text>
    </Frame>
  );
}

const Frame = styled.div`
  ${grid({ tablet: { columns: 2 }, desktop: { columns: [5, 7] } })}
  grid-template-rows: auto 1fr;

  &[inert] {
    visibility: hidden;
    opacity: 0;
  }

  @media (scripting: enabled) {
    &[data-far='true'] img {
      display: none;
    }
  }

  &[data-fades='true'] {
    ${motionAllowed} {
      transition:
        opacity 700ms ease,
        visibility 700ms ease;
    }
  }

  ${wide.tablet} {
    grid-template-rows: 1fr;
    min-height: 520px;
  }

  ${wide.desktop} {
    min-height: min(640px, calc(100dvh - 162px));
  }
`;

const Cover = styled.div`
  overflow: hidden;
  aspect-ratio: 6 / 5;

  > * {
    width: 100%;
    height: 100%;
  }

  img {
    object-position: 50% 80%;
  }

  ${wide.tablet} {
    position: relative;
    grid-area: 1 / 2;
    aspect-ratio: auto;

    > * {
      position: absolute;
      inset: 0;
    }
  }
`;

const Text = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  padding: ${space(2.5)} ${space(2)} ${space(1)};

  h2 {
    max-width: 9.6em;
    font-size: clamp(1.875rem, 1.5rem + 2.4vw, 3.5rem);
    letter-spacing: -0.015em;
  }

  ${wide.tablet} {
    grid-area: 1 / 1;
    padding: ${space(5)} ${space(4)} ${space(11)};

    /* The text of the first slide is not centred, because centred text would move while the page loads. */
    ${Frame}:not(:first-child) > & {
      justify-content: center;
    }
  }

  ${wide.desktop} {
    padding: ${space(6)} ${space(6)} ${space(14)} max(${space(6)}, calc((100vw - ${contentWidth}) / 2));
  }
`;

const Words = styled.p`
  max-width: 28em;
  margin: ${space(1)} 0 ${space(2.5)};
  color: ${color.muted};
  line-height: 1.5;

  ${wide.tablet} {
    margin: ${space(2)} 0 ${space(4)};
    font-size: ${size.lead};
  }
`;
