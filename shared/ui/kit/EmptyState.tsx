import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, space, wide } from '../theme/tokens';

interface EmptyStateProps {
  /** Absent while the content is loading. */
  readonly title?: string;
  /** Address of a decorative drawing of 720 × 480 pixels. The default is a drawing of a loom. */
  readonly drawing?: string;
  readonly level?: 1 | 2;
  readonly children: ReactNode;
}

/** Drawing, title and next steps of a page without content. */
export function EmptyState({ title, drawing, level = 1, children }: EmptyStateProps) {
  const Title = level === 1 ? 'h1' : 'h2';
  return (
    <Layout>
      {drawing === undefined ? loom : <Drawing src={drawing} alt="" width={720} height={480} />}
      <Words>
        {title && <Title>{title}</Title>}
        {children}
      </Words>
    </Layout>
  );
}

const Layout = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space(3)};
  padding: ${space(4)} 0 ${space(8)};

  /* The drawing is next to the text, so that the buttons are on the first screen. */
  &:has(> img) {
    ${wide.tablet} {
      flex-direction: row;
      align-items: center;
      gap: ${space(6)};
    }
  }
`;

const Words = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space(3)};
  max-width: 640px;
`;

const Drawing = styled.img`
  flex: none;
  width: min(100%, 264px);

  ${wide.tablet} {
    width: 320px;
  }

  ${wide.desktop} {
    width: 400px;
  }
`;

const LoomFrame = styled.svg`
  width: 144px;
  fill: none;
  stroke: ${color.brass};
  stroke-width: 1.5;

  .weft {
    stroke: ${color.madder};
    stroke-width: 3;
  }
`;

const loom = (
  <LoomFrame aria-hidden="true" viewBox="0 0 96 72">
    <path d="M6 6h84M6 66h84M14 6v60M26 6v60M38 6v60M50 6v60M62 6v60M74 6v60M84 6v60" />
    <path className="weft" d="M14 58q6-6 12 0t12 0 12 0 12 0 12 0 10 0M14 50q6 6 12 0t12 0 12 0 12 0 12 0" />
  </LoomFrame>
);
