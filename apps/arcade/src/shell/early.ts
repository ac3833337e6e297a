import { createConnection, type Connection, type SessionView } from './connection.ts';
import { tellParent } from './parent.ts';
import type { Catalogues } from './texts.ts';

/** What a window has asked for while most of its scripts are still on their way. */
export interface Early {
  connection: Connection;
  /** Launch code of the address; null after a reload. */
  code: string | null;
  /** The first attempt to begin the session; rejects with the reason if it fails. */
  session: Promise<SessionView>;
  /** The player's language as given in the address. */
  wanted: string | null;
}

/**
 * Requests the session and the texts of a game at once: on a slow line, requesting them only after the scripts would cost another round
 * trip each. Meanwhile tells the page's own bar and the site around it how much has loaded. Must not depend on the window's larger scripts.
 */
export function askEarly(gameCode: string, catalogues: Catalogues): Early {
  const query = new URLSearchParams(location.search);
  const [code, wanted] = [query.get('code'), query.get('lang')];
  // The code can be used only once; without it in the address, a reload continues this tab's session.
  if (code !== null) {
    query.delete('code');
    history.replaceState(null, '', `${location.pathname}${query.size > 0 ? `?${query}` : ''}`);
  }
  const connection = createConnection(gameCode);
  const session = connection.begin(code);
  session.catch(() => undefined);
  const texts = Object.entries(catalogues).find(([language]) => language === wanted)?.[1];
  texts?.().catch(() => undefined);
  watchArrivals((share) => {
    document.querySelector<HTMLProgressElement>('.waiting-bar')!.value = share;
    session.then(
      ({ siteOrigin }) => tellParent(siteOrigin, { type: 'parlour.loading', progress: share }),
      () => undefined,
    );
  });
  return { connection, code, session, wanted };
}

/** Reports the share of the page's scripts and style sheets that has loaded, 0 to 1, whenever it grows. */
function watchArrivals(tell: (share: number) => void): void {
  const links = document.querySelectorAll<HTMLLinkElement>('link:is([rel=modulepreload], [rel=stylesheet])');
  const missing = new Set(Array.from(links, ({ href }) => href));
  const all = missing.size;
  new PerformanceObserver((list, observer) => {
    for (const { name } of list.getEntries()) missing.delete(name);
    tell(1 - missing.size / all);
    if (missing.size === 0) observer.disconnect();
  }).observe({ type: 'resource', buffered: true });
}
