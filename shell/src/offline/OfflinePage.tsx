import { ASKED_PAGE } from '../../protocol/offline';
import { useHydrated } from '@tanabana/ui/hooks/useHydrated';
import { ButtonAnchor } from '@tanabana/ui/kit/Button';
import { Lead, Page, PageTitle, Small } from '@tanabana/ui/kit/Page';
import { color, font, hovered, size, space, wide } from '@tanabana/ui/theme/tokens';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import * as v from 'valibot';
import { askWorker, type CachedPage, cachedPagesSchema } from './serviceWorker';
import { checkSignOut } from './signOut';
import { timeInWords } from './timeInWords';

/** Displayed when the network is missing and the requested page is not cached. Lists the cached pages. */
export default function OfflinePage() {
  const isHydrated = useHydrated();
  return (
    <Page>
      <PageTitle>You are offline</PageTitle>
      <Lead>
        You have not opened this page on this device before, so you need a connection to see it. Your cart,
        your wishlist and the pages you have read are still here.
      </Lead>
      {isHydrated && <CachedPages />}
    </Page>
  );
}

/** Returns undefined if the address is of another site. */
function requestedPage(): string | undefined {
  const { origin, search } = window.location;
  const requested = new URLSearchParams(search).get(ASKED_PAGE);
  const url = requested ? URL.parse(requested, origin) : null;
  return url?.origin === origin ? url.pathname + url.search : undefined;
}

async function readCachedPages(): Promise<readonly CachedPage[]> {
  checkSignOut(() => void askWorker({ kind: 'forget' }));
  const answer = v.safeParse(cachedPagesSchema, await askWorker({ kind: 'list' }));
  return answer.success ? answer.output : [];
}

function CachedPages() {
  const [pages, setPages] = useState<readonly CachedPage[]>();
  useEffect(() => void readCachedPages().then(setPages), []);
  const requested = requestedPage();
  return (
    <>
      {/* Loads a document instead of navigating in the app, because the service worker caches only documents. */}
      {requested !== undefined && (
        <Again>
          <ButtonAnchor href={requested}>Try this page again</ButtonAnchor>
        </Again>
      )}
      {pages && (
        <section aria-labelledby="cached-pages">
          <Title id="cached-pages">Pages you can read now</Title>
          {pages.length === 0 && <p>No pages have been saved on this device yet.</p>}
          {pages.length > 0 && (
            <Entries>
              {pages.map(({ address, title, keptAt }) => (
                <li key={address}>
                  <a href={address}>{titleOf(address, title)}</a>
                  <Small as="span">{timeInWords(keptAt)}</Small>
                </li>
              ))}
            </Entries>
          )}
        </section>
      )}
    </>
  );
}

/** Removes the name of the shop from the title of a page. Does not change the title of the home page. */
function titleOf(address: string, title: string): string {
  return address === '/' ? title : title.replace(/ \| [^|]*$/, '');
}

const Again = styled.p`
  margin-top: ${space(3)};
`;

const Title = styled.h2`
  margin: ${space(7)} 0 ${space(2)};
`;

const Entries = styled.ul`
  max-width: 840px;
  border-top: 1px solid ${color.brass};

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

    ${hovered(`text-decoration-color: currentcolor;`)}
  }
`;
