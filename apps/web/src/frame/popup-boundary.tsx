import { Component, type ReactNode } from 'react';

interface PopupBoundaryProps {
  children: ReactNode;
  /** A popup could not be shown, most likely because its script could not be fetched. */
  onFailure: () => void;
}

/** Keeps a popup that fails from taking the page under it down. */
export class PopupBoundary extends Component<PopupBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    // Nothing comes where the outline of a dialog stands.
    delete document.documentElement.dataset['opens'];
    this.props.onFailure();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
