import { useState, type ReactNode } from 'react';
import { createToastStore, ToastContext } from '../Toast/toast-store.ts';
import { ToastRegion } from '../Toast/ToastRegion.tsx';

/** Provides a screen with toasts, and shows them below it. */
export function WithToasts({ children }: { children: ReactNode }) {
  const [store] = useState(createToastStore);
  return (
    <ToastContext value={store}>
      {children}
      <ToastRegion store={store} label="Messages" closeText="Close" />
    </ToastContext>
  );
}
