import { Component, type ReactNode } from 'react';

interface Props {
  /** Called with the error; returns whether the region may render again at once. */
  readonly onError: (error: unknown) => boolean;
  readonly renderFailure: (reset: () => void) => ReactNode;
  readonly children: ReactNode;
}

/** Contains an error that a remote throws while rendering. */
export class RegionErrorBoundary extends Component<Props, { readonly hasError: boolean }> {
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
