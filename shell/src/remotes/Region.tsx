import {
  Component,
  type ReactNode,
  Suspense,
  use,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useSyncExternalStore,
} from 'react';
import { giveUp, takeOver } from '../earlyActs/takeOver';
import { TakenOver } from '../earlyActs/TakenOver';
import { RegionFailure } from './RegionFailure';
import type { Resource } from './resource';

interface RegionProps<Value> {
  readonly resource: Resource<Value>;
  /** Name of the region, for "… is not available just now". */
  readonly label: string;
  readonly waiting: ReactNode;
  /** Rendered instead of the message and the button. */
  readonly fallback?: ReactNode;
  readonly onError: (error: unknown) => void;
  /** The element around the region in the server's HTML. */
  readonly element: () => Element | null;
  /** Uses the fallback version from now on; returns false if there is none, or it is in use already. */
  readonly switchToFallback?: () => boolean;
  readonly children: (value: Value) => ReactNode;
}

/**
 * A part of the page that a remote fills. A failure of the remote stays inside: the region shows a message
 * and a button to retry. Server-rendered HTML stays until it is hydrated. React would discard it if the
 * Suspense boundary rendered again, so only the parts inside subscribe to the resource.
 */
export function Region<Value>({
  resource,
  label,
  waiting,
  fallback,
  onError,
  element,
  switchToFallback,
  children,
}: RegionProps<Value>) {
  const renderFailure = (onRetry: () => void) =>
    fallback ?? <RegionFailure label={label} onRetry={onRetry} />;
  const placeholder = <UnlessFailed resource={resource}>{waiting}</UnlessFailed>;
  return (
    <RegionErrorBoundary
      onError={(error) => {
        onError(error);
        const isReplaced = switchToFallback?.() ?? false;
        if (isReplaced) resource.retry();
        else takeOver(element());
        return isReplaced;
      }}
      renderFailure={(reset) =>
        renderFailure(() => {
          resource.retry();
          reset();
        })
      }
    >
      <WhenFailed resource={resource}>
        {renderFailure(resource.retry)}
        <OnMount call={() => giveUp(element())} />
      </WhenFailed>
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
    </RegionErrorBoundary>
  );
}

/** Calls a function once the siblings before it are mounted. */
function OnMount({ call }: { readonly call: () => void }) {
  const onMount = useEffectEvent(call);
  useEffect(() => onMount(), []);
  return null;
}

interface RegionContentProps<Value> extends Pick<RegionProps<Value>, 'resource' | 'children'> {
  readonly placeholder: ReactNode;
}

/**
 * Suspends only while it is hydrated. React shows what was suspended 300 ms after the placeholder at the earliest, and
 * a region that is opened later is often ready before.
 */
function RegionContent<Value>({ resource, placeholder, children }: RegionContentProps<Value>) {
  const { subscribe, isReady } = resource;
  const isShown = useDeferredValue(useSyncExternalStore(subscribe, isReady, () => true));
  return isShown ? children(use(resource.promise)) : placeholder;
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

/** Always false on the server, which leaves a failed region to the browser. */
function useHasFailed({ subscribe, hasFailed }: Resource<unknown>): boolean {
  return useSyncExternalStore(subscribe, hasFailed, () => false);
}

interface Props {
  /** Called with the error; returns whether the region may render again at once. */
  readonly onError: (error: unknown) => boolean;
  readonly renderFailure: (reset: () => void) => ReactNode;
  readonly children: ReactNode;
}

/** Contains an error that a remote throws while rendering. */
class RegionErrorBoundary extends Component<Props, { readonly hasError: boolean }> {
  override state = { hasError: false };

  static getDerivedStateFromError() {
    return { hasError: true };
  }

  override componentDidCatch(error: unknown) {
    if (this.props.onError(error)) this.reset();
  }

  private readonly reset = () => this.setState({ hasError: false });

  override render() {
    return this.state.hasError ? this.props.renderFailure(this.reset) : this.props.children;
  }
}
