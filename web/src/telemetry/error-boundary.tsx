import { Component, type ReactNode } from 'react';
import { InternalError } from './internal-error.tsx';
import { logError } from './telemetry.queries.ts';

interface Props {
  children: ReactNode;
  /** Where the visitor is; going elsewhere leaves the failure behind. */
  place?: string;
}
interface State {
  failure: Error | null;
  place: string | undefined;
}

/** Catches a crash while drawing, reports it, and offers the way back to the first page. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: null, place: this.props.place };

  static getDerivedStateFromError(failure: unknown) {
    return { failure: failure instanceof Error ? failure : new Error(String(failure)) };
  }

  static getDerivedStateFromProps({ place }: Props, state: State): State | null {
    return place === state.place ? null : { failure: null, place };
  }

  override componentDidCatch(error: unknown) {
    void logError(error);
  }

  override render() {
    if (!this.state.failure) return this.props.children;
    return <InternalError message={this.state.failure.message} onReset={() => window.location.assign('/')} />;
  }
}
