import { Suspense, use, useSyncExternalStore, type ReactNode } from 'react';
import type { Resource } from './resource';
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
  /** Takes a version that is known to be good from now on; false when there is none, or it was taken already. */
  readonly switchToFallback?: () => boolean;
  readonly children: (value: Value) => ReactNode;
}

/**
 * A part of the page that a remote fills. Whatever goes wrong with the remote stays in here: the region says
 * so and offers to try again. What the server rendered stays until the browser can take it over; React would
 * give it up if the boundary around it were rendered anew, so only the parts inside follow the resource.
 */
export function Region<Value>({
  resource,
  label,
  waiting,
  fallback,
  onError,
  switchToFallback,
  children,
}: RegionProps<Value>) {
  const renderFailure = (onRetry: () => void) =>
    fallback ?? <RegionFailure label={label} onRetry={onRetry} />;
  return (
    <RegionErrorBoundary
      onError={(error) => {
        onError(error);
        const isReplaced = switchToFallback?.() ?? false;
        if (isReplaced) resource.retry();
        return isReplaced;
      }}
      renderFailure={(reset) =>
        renderFailure(() => {
          resource.retry();
          reset();
        })
      }
    >
      <WhenFailed resource={resource}>{renderFailure(resource.retry)}</WhenFailed>
      <Suspense fallback={<UnlessFailed resource={resource}>{waiting}</UnlessFailed>}>
        <RegionContent resource={resource}>{children}</RegionContent>
      </Suspense>
    </RegionErrorBoundary>
  );
}

function RegionContent<Value>({ resource, children }: Pick<RegionProps<Value>, 'resource' | 'children'>) {
  return children(use(resource.promise));
}

interface FollowerProps {
  readonly resource: Resource<unknown>;
  readonly children: ReactNode;
}

function WhenFailed({ resource, children }: FollowerProps) {
  return useHasFailed(resource) ? children : null;
}

function UnlessFailed({ resource, children }: FollowerProps) {
  return useHasFailed(resource) ? null : children;
}

/** The server never says that it failed: it leaves the region to the browser. */
function useHasFailed({ subscribe, hasFailed }: Resource<unknown>): boolean {
  return useSyncExternalStore(subscribe, hasFailed, () => false);
}
