import { waitOrOnline } from './ask-for-round.ts';
import { ServerRefusal, type Connection, type SessionView } from './connection.ts';
import type { Early } from './early.ts';
import { loadTexts, type Catalogues, type Texts } from './texts.ts';

export type BeginProblem = 'sessionOver' | 'blocked' | 'maintenance' | 'failed' | 'cannotDraw';
export type Beginning = { session: SessionView; texts: Texts; connection: Connection } | { problem: BeginProblem };

const lastingProblems: Partial<Record<string, BeginProblem>> = {
  session_over: 'sessionOver',
  code_expired: 'sessionOver',
  bad_request: 'sessionOver',
  player_blocked: 'blocked',
  game_maintenance: 'maintenance',
  internal: 'failed',
};

/**
 * Signs in, retrying while the connection is bad. An expired launch is not retried. The texts are in the session's language; `guessed`
 * holds those of the likely one. The document takes the session's language.
 */
export async function begin(early: Early, catalogues: Catalogues, guessed: Promise<unknown>, onTrouble: () => void): Promise<Beginning> {
  const { connection, code } = early;
  let asked: Promise<SessionView> | undefined = early.session;
  for (let pause = 500; ; pause = Math.min(5_000, pause * 2)) {
    try {
      const session = await (asked ?? connection.begin(code));
      const seeded = ownClientSeed(connection, session);
      await guessed;
      return { session, texts: await loadTexts(catalogues, session.language), connection: after(seeded, connection) };
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
async function ownClientSeed(connection: Connection, { fairness }: SessionView): Promise<void> {
  if (fairness.nonce > 0 || fairness.revealed) return;
  const seed = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('');
  await connection.chooseClientSeed(seed).catch(() => undefined);
}

/** The connection, for a game that can be seen before `seeded`: only calls that depend on the client seed wait for it. */
function after(seeded: Promise<void>, connection: Connection): Connection {
  const wait =
    <Args extends unknown[], Answer>(ask: (...args: Args) => Promise<Answer>) =>
    async (...args: Args): Promise<Answer> => {
      await seeded;
      return ask(...args);
    };
  const { round, fairness, chooseClientSeed, rotateSeed } = connection;
  return {
    ...connection,
    round: wait(round),
    fairness: wait(fairness),
    chooseClientSeed: wait(chooseClientSeed),
    rotateSeed: wait(rotateSeed),
  };
}
