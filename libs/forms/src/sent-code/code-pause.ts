/** When a form may request its next code, and whether the last one was sent. */
export interface CodePause {
  /** Milliseconds since the epoch; null if there is no pause. */
  until: number | null;
  sent: boolean;
}

const none: CodePause = { until: null, sent: false };
const nameOf = (key: string) => `parlour.code.${key}`;

/** A form's pause from before a reload; null once it is over. */
export function readPause(storage: () => Storage, key: string, now: number): CodePause {
  try {
    const kept: unknown = JSON.parse(storage().getItem(nameOf(key)) ?? 'null');
    return isPause(kept) && kept.until !== null && kept.until > now ? kept : none;
  } catch {
    // Storage may be blocked or contain foreign data; the server enforces the pause in any case.
    return none;
  }
}

/** Keeps a pause for as long as the tab is open. Numbers and addresses are not stored. */
export function keepPause(storage: () => Storage, key: string, pause: CodePause): void {
  try {
    storage().setItem(nameOf(key), JSON.stringify(pause));
  } catch {
    // Without storage, the countdown lasts until the page is reloaded.
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
