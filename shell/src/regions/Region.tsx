import { Suspense, use, useSyncExternalStore, type ReactNode } from 'react';
import type { Resource } from '../federation/resource';
import { RegionErrorBoundary } from './RegionErrorBoundary';
import { RegionFailure } from './RegionFailure';

interface RegionProps<Value> {
  readonly resource: Resource<Value>;
  /** What the region is, in words that finish "… is not answering". */
  readonly label: string;
  readonly waiting: ReactNode;
  /** Shown instead of the words and the button, when something better can be said. */
  readonly fallback?: ReactNode;
  readonly onError: (error: unknown) => void;
  readonly children: (value: Value) => ReactNode;
}

const noFailureOnServer = () => false;

/**
 * A part of the page that a remote fills. Whatever goes wrong with the remote stays in here: the region says
 * so and offers to try again. What the server rendered stays until the browser can take it over.
 */
export function Region<Value>({ resource, label, waiting, fallback, onError, children }: RegionProps<Value>) {
  const hasFailed = useSyncExternalStore(resource.subscribe, resource.hasFailed, noFailureOnServer);
  const renderFailure = (onRetry: () => void) =>
    fallback ?? <RegionFailure label={label} onRetry={onRetry} />;
  return (
    <RegionErrorBoundary
      onError={onError}
      renderFailure={(reset) =>
        renderFailure(() => {
          resource.retry();
          reset();
        })
      }
    >
      {hasFailed && renderFailure(resource.retry)}
      <Suspense fallback={hasFailed ? null : waiting}>
        <RegionContent resource={resource}>{children}</RegionContent>
      </Suspense>
    </RegionErrorBoundary>
  );
}

function RegionContent<Value>({ resource, children }: Pick<RegionProps<Value>, 'resource' | 'children'>) {
  return children(use(resource.promise));
}
