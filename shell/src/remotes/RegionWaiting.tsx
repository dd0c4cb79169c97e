import { Page } from '@tanabana/runtime/kit/Page';
import { color, motionAllowed, space } from '@tanabana/runtime/theme/tokens';
import { keyframes, styled } from 'styled-components';

export function RegionWaiting({ text = 'Loading...' }: { readonly text?: string }) {
  return (
    <Container>
      <SkeletonTitle />
      <Text>{text}</Text>
      <Pictures>
        <Skeleton />
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </Pictures>
    </Container>
  );
}

const Container = styled(Page)`
  min-height: 70vh;
`;

const Text = styled.p`
  color: ${color.muted};
`;

const Pictures = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
  gap: ${space(3)};
  margin-top: ${space(5)};
`;

const breathe = keyframes`
  50% { opacity: 0.5; }
`;

const Skeleton = styled.span.attrs({ 'aria-hidden': true })`
  display: block;
  aspect-ratio: 4 / 5;
  border-radius: 2px;
  background: ${color.sand};

  ${motionAllowed} {
    animation: ${breathe} 1.8s ease-in-out infinite;
  }

  /* Forced colours remove the background. */
  @media (forced-colors: active) {
    border: 1px solid GrayText;
  }
`;

const SkeletonTitle = styled(Skeleton)`
  max-width: 480px;
  height: 2.5rem;
  margin-bottom: ${space(2)};
  aspect-ratio: auto;
`;
