import { ASKED_PAGE } from '@tanabana/runtime/contracts/offline';
import { ButtonAnchor } from '@tanabana/runtime/kit/Button';
import { color, font, size, space, wide } from '@tanabana/runtime/theme/tokens';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import * as v from 'valibot';
import { askWorker } from './askWorker';
import { keptWhen } from './keptWhen';
import { checkAccount } from './onAccountLeft';
import { keptPagesSchema, type KeptPage } from './workerAnswers';

/** The page that was asked for; only one of this shop. */
function askedPage(): string | undefined {
  const asked = new URLSearchParams(window.location.search).get(ASKED_PAGE) ?? '';
  const { origin } = window.location;
  if (!URL.canParse(asked, origin) || new URL(asked, origin).origin !== origin) return undefined;
  const { pathname, search } = new URL(asked, origin);
  return asked === '' ? undefined : pathname + search;
}

async function readKeptPages(): Promise<readonly KeptPage[]> {
  checkAccount(() => void askWorker({ kind: 'forget' }));
  const answer = v.safeParse(keptPagesSchema, await askWorker({ kind: 'list' }));
  return answer.success ? answer.output : [];
}

/** The pages that were kept on this device, the last first. */
export function KeptPages() {
  const [pages, setPages] = useState<readonly KeptPage[]>();
  useEffect(() => {
    let isShown = true;
    void readKeptPages().then((found) => isShown && setPages(found));
    return () => {
      isShown = false;
    };
  }, []);
  const asked = askedPage();
  return (
    <>
      {/* Links of the browser's own: what is kept are documents. */}
      {asked !== undefined && (
        <Again>
          <ButtonAnchor href={asked}>Try this page again</ButtonAnchor>
        </Again>
      )}
      {pages && (
        <section aria-labelledby="kept-pages">
          <Title id="kept-pages">What you can read now</Title>
          {pages.length > 0 ? <List pages={pages} /> : <p>No page has been kept on this device yet.</p>}
        </section>
      )}
    </>
  );
}

/** The title of a page without the shop's name, which stands at its end; the first page's is nothing else. */
function titleOf(address: string, title: string): string {
  return address === '/' ? title : title.replace(/ \| [^|]*$/, '');
}

function List({ pages }: { readonly pages: readonly KeptPage[] }) {
  return (
    <Entries>
      {pages.map(({ address, title, keptAt }) => (
        <li key={address}>
          <a href={address}>{titleOf(address, title)}</a>
          <When>{keptWhen(keptAt)}</When>
        </li>
      ))}
    </Entries>
  );
}

const Again = styled.p`
  margin-top: ${space(3)};
`;

const Title = styled.h2`
  margin: ${space(7)} 0 ${space(2)};
`;

const Entries = styled.ul`
  max-width: 840px;
  padding: 0;
  border-top: 1px solid ${color.brass};
  list-style: none;

  li {
    display: grid;
    gap: 0 ${space(3)};
    padding: ${space(1.5)} 0;
    border-bottom: 1px solid ${color.line};

    ${wide.tablet} {
      grid-template-columns: 1fr auto;
      align-items: baseline;
    }
  }

  a {
    padding: 4px 0;
    color: ${color.indigo};
    font: 500 ${size.lead} / 1.35 ${font.display};
    text-decoration-color: transparent;

    &:hover {
      text-decoration-color: currentcolor;
    }
  }
`;

const When = styled.span`
  color: ${color.muted};
  font-size: ${size.small};
`;
