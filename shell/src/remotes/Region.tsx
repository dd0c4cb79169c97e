import { QuietBoundary } from '@tanabana/ui/kit/QuietBoundary';
import {
  type ReactNode,
  Suspense,
  use,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useSyncExternalStore,
} from 'react';
import { giveUp, takeOver } from '../earlyInteractions/takeOver';
import { TakenOver } from '../earlyInteractions/TakenOver';
import { RegionFailure } from './RegionFailure';
import type { Resource } from './resource';

interface RegionProps<Value> {
  readonly resource: Resource<Value>;
  /** Name of the region in the failure message. */
  readonly label: string;
  /** The failure message of a page contains the heading of the page. */
  readonly isPage?: boolean;
  readonly waiting: ReactNode;
  readonly fallback?: ReactNode;
  /**
   * Reports the error, and switches the remote to its fallback version. Returns false if the remote has no fallback
   * version or has already been switched.
   */
  readonly onError: (error: unknown) => boolean;
  /** Returns the element that contains the region in the server's HTML. */
  readonly element: () => Element | null;
  readonly children: (value: Value) => ReactNode;
}

/**
 * A part of the page that a remote renders. When the remote fails, the region displays a message and a button to retry.
 * Only components inside the Suspense boundary subscribe to the resource. If the boundary itself rendered again before
 * hydration, React would discard its server-rendered HTML.
 */
export function Region<Value>(props: RegionProps<Value>) {
  const { resource, label, isPage = false, waiting, fallback, onError, element, children } = props;
  const renderFailure = (onRetry: () => void) =>
    fallback ?? <RegionFailure label={label} isPage={isPage} onRetry={onRetry} />;
  const reload = (render: () => void) => {
    resource.retry();
    render();
  };
  const placeholder = (
    <IfFailed resource={resource} is={false}>
      {waiting}
    </IfFailed>
  );
  return (
    <QuietBoundary
      onError={(error, retry) => {
        if (onError(error)) reload(retry);
        else takeOver(element());
      }}
      renderFailure={(retry) => renderFailure(() => reload(retry))}
    >
      <IfFailed resource={resource} is={true}>
        {renderFailure(resource.retry)}
        <OnMount call={() => giveUp(element())} />
      </IfFailed>
      <Suspense fallback={placeholder}>
        <RegionContent resource={resource} placeholder={placeholder}>
          {(value) => (
            <>
              {children(value)}
              <TakenOver element={element} />
            </>
          )}
        </RegionContent>
      </Suspense>
    </QuietBoundary>
  );
}

function OnMount({ call }: { readonly call: () => void }) {
  const onMount = useEffectEvent(call);
  useEffect(() => onMount(), []);
  return null;
}

interface RegionContentProps<Value> extends Pick<RegionProps<Value>, 'resource' | 'children'> {
  readonly placeholder: ReactNode;
}

/**
 * Suspends only during hydration. If the component suspended later, React would display the placeholder for at least
 * 300 ms.
 */
function RegionContent<Value>({ resource, placeholder, children }: RegionContentProps<Value>) {
  const { subscribe, isReady } = resource;
  const isShown = useDeferredValue(useSyncExternalStore(subscribe, isReady, () => true));
  return isShown ? children(use(resource.promise)) : placeholder;
}

interface IfFailedProps {
  readonly resource: Resource<unknown>;
  readonly is: boolean;
  readonly children: ReactNode;
}

function IfFailed({ resource: { subscribe, hasFailed }, is, children }: IfFailedProps) {
  return useSyncExternalStore(subscribe, hasFailed, () => false) === is ? children : null;
}
