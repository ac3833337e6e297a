import { createConnection, type Connection, type SessionView } from './connection.ts';
import type { Art } from './game-client.ts';
import type { Catalogues } from './texts.ts';

/** What a window has asked for while most of its scripts are still on their way. */
export interface Early {
  connection: Connection;
  /** Launch code of the address; null after a reload. */
  code: string | null;
  /** The first try to begin the session; who awaits it learns why it failed. */
  session: Promise<SessionView>;
  /** What the address calls the player's language. */
  wanted: string | null;
}

/**
 * Asks for the session, the texts and the pictures of a game at once: on a slow line each of them, asked for after the scripts, would
 * cost a further way there and back. Runs before anything is drawn, so it must not need what the window's larger scripts bring.
 */
export function askEarly(gameCode: string, art: Art, catalogues: Catalogues): Early {
  const query = new URLSearchParams(location.search);
  const [code, wanted] = [query.get('code'), query.get('lang')];
  // The code is spent by its first use; without it in the address, a reload goes on with this tab's session.
  if (code !== null) {
    query.delete('code');
    history.replaceState(null, '', `${location.pathname}${query.size > 0 ? `?${query}` : ''}`);
  }
  const connection = createConnection(gameCode);
  const session = connection.begin(code);
  session.catch(() => undefined);
  const texts = Object.entries(catalogues).find(([language]) => language === wanted)?.[1];
  texts?.().catch(() => undefined);
  for (const url of Object.values(art)) new Image().src = url;
  return { connection, code, session, wanted };
}
