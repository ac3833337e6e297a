/**
 * The session itself is a cookie that no script sees (security A09). This marker says only that there may be one, so that
 * a visitor's page asks nothing it would be refused. Session storage carries the specification's `token`, with a constant
 * for a value; local storage carries the hint to other tabs of the browser, where a change of it is heard.
 */
const MARKER = 'cookie';
const HINT = 'parlour.session';

export interface SessionHint {
  exists(): boolean;
  /** Somebody logged in: other tabs hear it, also where somebody else was before. */
  set(): void;
  /** True when another tab logged out, and this one does not know it yet. */
  endedElsewhere(): boolean;
  /** Session storage keeps nothing of the account. */
  clear(): void;
  /** Log-in or log-out in another tab. */
  onOtherTab(listener: () => void): () => void;
}

/** The hint of this browser; of nobody where there is no browser. */
export const browserSessionHint: SessionHint = {
  exists: () => read(() => sessionStorage.getItem('token') === MARKER || localStorage.getItem(HINT) !== null) ?? false,
  set: () => {
    read(() => sessionStorage.setItem('token', MARKER));
    read(() => localStorage.setItem(HINT, `${MARKER} ${crypto.randomUUID()}`));
  },
  endedElsewhere: () => read(() => sessionStorage.getItem('token') === MARKER && localStorage.getItem(HINT) === null) ?? false,
  clear: () => {
    read(() => sessionStorage.clear());
    read(() => localStorage.removeItem(HINT));
  },
  onOtherTab: (listener) => {
    const hear = (event: StorageEvent) => {
      if (event.key === HINT || event.key === null) listener();
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
