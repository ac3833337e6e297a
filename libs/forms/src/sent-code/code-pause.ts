/** When a form may ask for its next code, and whether the last one went out. */
export interface CodePause {
  /** Milliseconds since the epoch; null where nothing is waited for. */
  until: number | null;
  sent: boolean;
}

const none: CodePause = { until: null, sent: false };
const nameOf = (key: string) => `parlour.code.${key}`;

/** The pause that a form was in before the page was loaded again; what is over is forgotten. */
export function readPause(storage: () => Storage, key: string, now: number): CodePause {
  try {
    const kept: unknown = JSON.parse(storage().getItem(nameOf(key)) ?? 'null');
    return isPause(kept) && kept.until !== null && kept.until > now ? kept : none;
  } catch {
    // Storage may be forbidden, or hold what somebody else wrote: the server counts in any case.
    return none;
  }
}

/** Keeps a pause for as long as the tab is open. No number and no address is kept. */
export function keepPause(storage: () => Storage, key: string, pause: CodePause): void {
  try {
    storage().setItem(nameOf(key), JSON.stringify(pause));
  } catch {
    // A page without storage counts on until it is loaded again.
  }
}

function isPause(kept: unknown): kept is CodePause {
  return (
    typeof kept === 'object' &&
    kept !== null &&
    'until' in kept &&
    (kept.until === null || typeof kept.until === 'number') &&
    'sent' in kept &&
    typeof kept.sent === 'boolean'
  );
}
