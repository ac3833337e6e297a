import { createContext, useContext } from 'react';
import { createToastStore, type ToastStore } from './toast-store.ts';

/** The page's toasts; the app provides its own store, so that pages rendered at once do not share one. */
export const ToastContext = createContext<ToastStore>(createToastStore());

/** Where to say that something happened: `useToasts().show({ text })`. */
export function useToasts(): ToastStore {
  return useContext(ToastContext);
}
