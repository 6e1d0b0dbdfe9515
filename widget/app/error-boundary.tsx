import { Component, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
  /** Replaces the children after an error; `retry` renders them again. */
  readonly fallback: (retry: () => void) => ReactNode;
  readonly onError: (error: unknown) => void;
}

/** Catches errors of a screen, including a chunk that failed to load. */
export class ErrorBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.failed
      ? this.props.fallback(() => this.setState({ failed: false }))
      : this.props.children;
  }
}
