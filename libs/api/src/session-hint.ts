/**
 * The session itself is a cookie that no script sees (security A09). This marker says only that there may be one, so that a guest's page
 * makes no requests that would be refused. Session storage carries the specification's `token`, with a constant for a value; local
 * storage shares the hint with other tabs, which listen for its changes.
 */
const MARKER = 'cookie';
/** Key of local storage; a page reads it before its first paint, so that a member never sees a guest's header. */
export const sessionStorageKey = 'parlour.session';

export interface SessionHint {
  exists(): boolean;
  /** Records a log-in and notifies other tabs, even where another member was logged in before. */
  set(): void;
  /** True when another tab logged out and this one has not noticed yet. */
  endedElsewhere(): boolean;
  /** Session storage keeps nothing of the account. */
  clear(): void;
  /** Log-in or log-out in another tab. */
  onOtherTab(listener: () => void): () => void;
}

/** The hint of this browser; that of a guest when there is no browser. */
export const browserSessionHint: SessionHint = {
  exists: () => read(() => sessionStorage.getItem('token') === MARKER || localStorage.getItem(sessionStorageKey) !== null) ?? false,
  set: () => {
    read(() => sessionStorage.setItem('token', MARKER));
    read(() => localStorage.setItem(sessionStorageKey, `${MARKER} ${crypto.randomUUID()}`));
  },
  endedElsewhere: () => read(() => sessionStorage.getItem('token') === MARKER && localStorage.getItem(sessionStorageKey) === null) ?? false,
  clear: () => {
    read(() => sessionStorage.clear());
    read(() => localStorage.removeItem(sessionStorageKey));
  },
  onOtherTab: (listener) => {
    const hear = (event: StorageEvent) => {
      if (event.key === sessionStorageKey || event.key === null) listener();
    };
    addEventListener('storage', hear);
    return () => removeEventListener('storage', hear);
  },
};

/** Storage may be absent (prerendering) or forbidden (privacy settings); then the page works without a hint. */
function read<T>(ask: () => T): T | undefined {
  try {
    return ask();
  } catch {
    return undefined;
  }
}
