// @flag liteApp
import { store, stored } from '@parlour/ui/browser-storage';

const MEMORY = 'parlour.install';
const VISIT = 'parlour.visit';
const day = 24 * 3_600_000;
/** How long "not now" holds, in ms. */
const notNowFor = 30 * day;

interface Memory {
  visits: number;
  /** Not offered before, in ms since 1970. */
  until: number;
}

/** Counts this visit, once for each session of the browser. Nothing is counted, and so nothing offered, where storage is forbidden. */
export function countVisit(): void {
  if (stored('tab', VISIT) !== null) return;
  store('tab', VISIT, '1');
  const { visits, until } = remembered();
  remember({ visits: visits + 1, until });
}

/** A finished game is as good a reason to offer the app as a second visit. */
export function gameFinished(): void {
  const { visits, until } = remembered();
  remember({ visits: Math.max(visits, 2), until });
}

/** Whether installing may be offered now (content N86). */
export function mayOffer(now = Date.now()): boolean {
  const { visits, until } = remembered();
  return visits >= 2 && now >= until;
}

/** Offers nothing for the next 30 days. */
export function notNow(now = Date.now()): void {
  remember({ ...remembered(), until: now + notNowFor });
}

function remembered(): Memory {
  const [visits, until] = (stored('browser', MEMORY) ?? '').split(' ').map(Number);
  return { visits: visits || 0, until: until || 0 };
}

function remember({ visits, until }: Memory): void {
  store('browser', MEMORY, `${visits} ${until}`);
}
