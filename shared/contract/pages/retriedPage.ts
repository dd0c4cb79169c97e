import { type ComponentType, createElement, type ReactNode, useState } from 'react';
import type { FailedPageProps, PageProps } from './page';

export interface RetriedPageProps extends Pick<PageProps, 'request'> {
  readonly retry: () => void;
  readonly isRetrying: boolean;
}

/**
 * Returns a component for `failed` of `definePage`.
 * @param Message is displayed until another call of `load` succeeds, which `retry` starts
 */
export function retriedPage(Message: ComponentType<RetriedPageProps>): ComponentType<FailedPageProps> {
  return function RetriedPage({ request, reload }) {
    const [{ page, isRetrying }, setState] = useState<{ page?: ReactNode; isRetrying: boolean }>({
      isRetrying: false,
    });
    if (page) return page;
    const retry = () => {
      setState({ isRetrying: true });
      reload().then(
        (loaded) => setState({ page: loaded, isRetrying: false }),
        () => setState({ isRetrying: false }),
      );
    };
    return createElement(Message, { request, retry, isRetrying });
  };
}
