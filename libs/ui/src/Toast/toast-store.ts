import { createContext, useContext } from 'react';

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly title?: string | undefined;
  readonly mood: 'info' | 'success' | 'warning' | 'danger';
  readonly action?: { readonly text: string; readonly onPress: () => void } | undefined;
  /** Milliseconds on screen; null stays until closed. Hovering over the region pauses it. */
  readonly lastsMs: number | null;
}

export type NewToast = Pick<Toast, 'text'> & Partial<Omit<Toast, 'id' | 'text'>>;

/** The messages on screen, for `ToastRegion`; anything may add one. The newest is last; at most four are kept. */
export interface ToastStore {
  /** Returns the id for `close`. A repeated text restarts the one that is shown. */
  show(toast: NewToast): number;
  close(id: number): void;
  current(): readonly Toast[];
  subscribe(listener: () => void): () => void;
}

const kept = 4;

export function createToastStore(): ToastStore {
  let toasts: readonly Toast[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const set = (next: readonly Toast[]): void => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  return {
    show(toast) {
      lastId += 1;
      const mood = toast.mood ?? 'info';
      const shown: Toast = { mood, lastsMs: mood === 'danger' ? 10_000 : 6_000, ...toast, id: lastId };
      set([...toasts.filter((other) => other.text !== shown.text || other.title !== shown.title), shown].slice(-kept));
      return lastId;
    },
    close(id) {
      if (toasts.some((toast) => toast.id === id)) set(toasts.filter((toast) => toast.id !== id));
    },
    current: () => toasts,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The page's toasts. The app provides its own store, so that pages rendered at the same time do not share one. */
export const ToastContext = createContext<ToastStore>(createToastStore());

/** The store to announce something in: `useToasts().show({ text })`. */
export function useToasts(): ToastStore {
  return useContext(ToastContext);
}
