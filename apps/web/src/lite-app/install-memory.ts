// @flag liteApp
const MEMORY = 'parlour.install';
const VISIT = 'parlour.visit';
const day = 24 * 3_600_000;
/** For how long "not now" holds. */
const notNowFor = 30 * day;

interface Memory {
  visits: number;
  /** Not offered before, in ms since 1970. */
  until: number;
}

/** Counts this visit, once for each of the browser's sessions. */
export function countVisit(): void {
  try {
    if (sessionStorage.getItem(VISIT)) return;
    sessionStorage.setItem(VISIT, '1');
    const { visits, until } = remembered();
    remember({ visits: visits + 1, until });
  } catch {
    // Nothing is offered where nothing can be remembered.
  }
}

/** A game was played to its end: as good a reason to offer as a second visit. */
export function gameFinished(): void {
  const { visits, until } = remembered();
  remember({ visits: Math.max(visits, 2), until });
}

/** Whether to install may be offered now (content N86). */
export function mayOffer(now = Date.now()): boolean {
  const { visits, until } = remembered();
  return visits >= 2 && now >= until;
}

/** Not again for 30 days. */
export function notNow(now = Date.now()): void {
  remember({ ...remembered(), until: now + notNowFor });
}

function remembered(): Memory {
  try {
    const [visits, until] = (localStorage.getItem(MEMORY) ?? '').split(' ').map(Number);
    return { visits: visits || 0, until: until || 0 };
  } catch {
    return { visits: 0, until: 0 };
  }
}

function remember({ visits, until }: Memory): void {
  try {
    localStorage.setItem(MEMORY, `${visits} ${until}`);
  } catch {
    // See above.
  }
}
