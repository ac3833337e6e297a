import { waitOrOnline } from './ask-for-round.ts';
import { ServerRefusal, type Connection, type SessionView } from './connection.ts';
import type { Early } from './early.ts';
import { loadTexts, type Catalogues, type Texts } from './texts.ts';

export type BeginProblem = 'sessionOver' | 'blocked' | 'maintenance' | 'failed' | 'cannotDraw';
export type Beginning = { session: SessionView; texts: Texts } | { problem: BeginProblem };

const lastingProblems: Partial<Record<string, BeginProblem>> = {
  session_over: 'sessionOver',
  code_expired: 'sessionOver',
  bad_request: 'sessionOver',
  player_blocked: 'blocked',
  game_maintenance: 'maintenance',
  internal: 'failed',
};

/** Signs in, retrying while the connection is bad. An expired launch is not retried. */
export async function begin(early: Early, catalogues: Catalogues, onTrouble: () => void): Promise<Beginning> {
  const { connection, code } = early;
  let asked: Promise<SessionView> | undefined = early.session;
  for (let pause = 500; ; pause = Math.min(5_000, pause * 2)) {
    try {
      const session = await (asked ?? connection.begin(code));
      return { session: await withOwnClientSeed(connection, session), texts: await loadTexts(catalogues, session.language) };
    } catch (error) {
      const problem = error instanceof ServerRefusal ? lastingProblems[error.code] : undefined;
      if (problem) return { problem };
      asked = undefined;
      onTrouble();
      await waitOrOnline(pause);
    }
  }
}

/** Before the first round under a server seed, the browser replaces the proposed client seed with one that it made itself. */
async function withOwnClientSeed(connection: Connection, session: SessionView): Promise<SessionView> {
  if (session.fairness.nonce > 0 || session.fairness.revealed) return session;
  const seed = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('');
  const fairness = await connection.chooseClientSeed(seed).catch(() => session.fairness);
  return { ...session, fairness };
}
