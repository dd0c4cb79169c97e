import { useHydrated } from '@tanabana/ui/hooks/useHydrated';
import { color, font, size, space } from '@tanabana/ui/theme/tokens';
import { lazy, Suspense, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { fetchSanitise } from '../../blog/fetchSanitise';

interface PostTextProps {
  readonly html: string;
}

/**
 * The build has sanitised the HTML, and the browser sanitises it again before inserting it. Hydration inserts nothing,
 * because the server's HTML already contains the text.
 */
export function PostText({ html }: PostTextProps) {
  return <Text key={html} html={html} />;
}

function Text({ html }: PostTextProps) {
  const isHydrated = useHydrated();
  const [isInDocument] = useState(!isHydrated);
  if (isInDocument) return <Prose suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
  return (
    <Suspense>
      <SanitisedText html={html} />
    </Suspense>
  );
}

const SanitisedText = lazy(async () => {
  const { sanitise } = await fetchSanitise();
  return {
    default: function SanitisedText({ html }: PostTextProps) {
      const safe = useMemo(() => sanitise(html), [html]);
      return <Prose dangerouslySetInnerHTML={{ __html: safe }} />;
    },
  };
});

const Prose = styled.div`
  font-size: 1.125rem;
  line-height: 1.7;

  > :first-child::first-letter {
    float: left;
    padding: 0.08em 0.1em 0 0;
    color: ${color.madder};
    font: 500 3.4em/0.84 ${font.display};
  }

  p,
  ul,
  ol,
  table {
    margin-bottom: ${space(3)};
  }

  h2 {
    margin: ${space(6)} 0 ${space(2)};
    font-size: ${size.h2};
  }

  h3 {
    margin: ${space(4)} 0 ${space(1)};
  }

  ul,
  ol {
    padding-left: ${space(3)};
  }

  ul {
    list-style: disc;
  }

  ol {
    list-style: decimal;
  }

  li::marker {
    color: ${color.brass};
  }

  li + li {
    margin-top: ${space(1)};
  }

  blockquote {
    margin: ${space(5)} 0;
    padding-left: ${space(3)};
    border-left: 2px solid ${color.brass};
    color: ${color.indigo};
    font: italic 400 ${size.h3} / 1.45 ${font.display};
  }

  blockquote p {
    margin: 0;
  }

  a {
    color: ${color.madder};
  }

  hr {
    width: 96px;
    margin: ${space(5)} 0;
    border: 0;
    border-top: 1px solid ${color.brass};
  }

  table {
    width: 100%;
    border-collapse: collapse;
    font-size: ${size.text};
  }

  th,
  td {
    padding: ${space(1)} ${space(2)} ${space(1)} 0;
    border-bottom: 1px solid ${color.line};
    text-align: left;
    vertical-align: top;
  }
`;
