import { Component, type ReactNode } from 'react';

interface QuietBoundaryProps {
  readonly onError?: () => void;
  readonly children: ReactNode;
}

export class QuietBoundary extends Component<QuietBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onError?.();
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
