import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** A popup with its own history entry, so that Back closes it. */
    popup?: string;
    /** Opened from the list of the page's centre, where Back returns to. */
    fromList?: boolean;
    /** The path of a page that redirects to this one; an action begun there continues here. */
    sentOnFrom?: string;
  }
}

export interface Popup {
  isOpen: boolean;
  open(): void;
  close(): void;
}

/** A popup named `name` over the current address: opening it adds to the history, and Back closes it. */
export function usePopup(name: string): Popup {
  const router = useRouter();
  const navigate = useNavigate();
  const isOpen = useLocation({ select: ({ state }) => state.popup === name });
  const open = useCallback(
    () => void navigate({ to: '.', search: true, hash: true, state: (state) => ({ ...state, popup: name }), resetScroll: false }),
    [navigate, name],
  );
  const close = useCallback(() => {
    if (router.history.location.state.popup === name) router.history.back();
  }, [router, name]);
  return { isOpen, open, close };
}
