import { Component, type ReactNode } from 'react';

interface MapGuardProps {
  /** Told what was thrown; what is shown instead is the parent's to decide. */
  onFailure: (error: unknown) => void;
  children: ReactNode;
}

/** Keeps a map that cannot be drawn from taking the page with it. */
export class MapGuard extends Component<MapGuardProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailure(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
