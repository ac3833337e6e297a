import { Component, type ReactNode } from 'react';

interface PopupBoundaryProps {
  children: ReactNode;
  /** A popup could not be shown, most likely because its script could not be loaded. */
  onFailure: () => void;
}

/** Keeps a failing popup from taking down the page under it. */
export class PopupBoundary extends Component<PopupBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    // Shows nothing in place of the dialog's outline.
    delete document.documentElement.dataset['opens'];
    this.props.onFailure();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
