import { Component, type ReactNode } from 'react';

interface QuietBoundaryProps {
  /** Called with the error, and with a function that renders the children again. */
  readonly onError?: (error: unknown, retry: () => void) => void;
  /** Renders content instead of the children after an error. By default, nothing is rendered. */
  readonly renderFailure?: (retry: () => void) => ReactNode;
  readonly children: ReactNode;
}

export class QuietBoundary extends Component<QuietBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error, this.retry);
  }

  private readonly retry = () => this.setState({ hasFailed: false });

  override render() {
    const { renderFailure, children } = this.props;
    return this.state.hasFailed ? renderFailure?.(this.retry) : children;
  }
}
