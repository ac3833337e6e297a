import type { RoundAnswer } from '../wire.ts';
import { ServerRefusal, type AskedRound, type Connection } from './connection.ts';

const transient = new Set(['wallet_unavailable', 'round_open', 'internal']);
const longestPause = 5_000;

/**
 * Asks for a round until there is a definite answer: the server gives the same round for the same key, so asking again can never bet twice.
 * Throws the ServerRefusal of a stake that was not taken. Calls `onTrouble` for each failed attempt, and when a stake is being returned.
 */
export function askForRound(connection: Connection, asked: AskedRound, onTrouble: (round?: RoundAnswer) => void): Promise<RoundAnswer> {
  return askUntilDefinite(() => connection.round(asked), onTrouble);
}

/** The same for any request that is answered with a round and may be repeated. */
export async function askUntilDefinite(ask: () => Promise<RoundAnswer>, onTrouble: (round?: RoundAnswer) => void): Promise<RoundAnswer> {
  for (let attempt = 0; ; attempt += 1) {
    const answer = await ask().catch((error: unknown) => {
      if (error instanceof ServerRefusal && error.code === 'too_early') return 'early';
      if (error instanceof ServerRefusal && !transient.has(error.code)) throw error;
      return undefined;
    });
    // By the server's clock the last round began slightly later than by ours: harmless, and soon over.
    if (answer === 'early') {
      await waitOrOnline(250);
      continue;
    }
    if (answer && answer.state !== 'betting' && answer.state !== 'returning') return answer;
    onTrouble(answer);
    await waitOrOnline(Math.min(longestPause, 400 * 2 ** attempt));
  }
}

/** Waits, but no longer than until the browser is online again. */
export function waitOrOnline(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    window.addEventListener('online', done);
  });
}
