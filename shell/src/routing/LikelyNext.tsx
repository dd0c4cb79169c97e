import type { PageModule } from '@tanabana/runtime/contracts/page';
import { useEffect, useState, type ReactNode } from 'react';
import { useApp } from '../AppContext';
import { idle } from '../idle';
import { Fragment } from '../remotes/Fragment';
import { matchPage } from './matchPage';
import { pageRequest } from './pageRequest';
import { savesData } from './savesData';

interface LikelyNextProps {
  /** The page that is shown. */
  readonly module: PageModule<unknown>;
}

/**
 * Prepares a page's likely next pages, unseen, once everything that the visitor waits for is there: not for visitors
 * who save data. Beside the page, which is not rendered again for it.
 */
export function LikelyNext({ module }: LikelyNextProps): ReactNode {
  const { composition, ahead } = useApp();
  const [unseen, setUnseen] = useState<ReactNode>();
  useEffect(() => {
    if (!module.likelyNext || !ahead || savesData()) return;
    const leave = new AbortController();
    const main = { idle, matchPage, pageRequest, Fragment };
    // What fails is fetched again when it is needed.
    void import('./prepareNextPages')
      .then(({ prepareNextPages }) => prepareNextPages(composition, ahead.run, module, main, leave.signal))
      .then(setUnseen, () => undefined);
    return () => leave.abort();
  }, [composition, ahead, module]);
  return unseen;
}
