import { keepText, recallText } from './kept.ts';
import { refusalCodes, type Fairness, type Refusal, type RefusalCode, type RoundAnswer, type SessionAnswer } from '../wire.ts';

/** The server refused. */
export class ServerRefusal extends Error {
  readonly code: RefusalCode;
  readonly balance: string | undefined;

  constructor({ code, message, balance }: Refusal) {
    super(message);
    this.code = code;
    this.balance = balance;
  }
}

/** No answer: the call may or may not have had an effect. */
export class ConnectionLost extends Error {}

export interface SessionView extends Omit<SessionAnswer, 'token'> {
  /** When the answer arrived, by `performance.now()`. */
  heardAt: number;
}

/** A round as the player asks for it; the same key asks for the same round. */
export interface AskedRound {
  key: string;
  /** Decimal in major units. */
  stake: string;
  input: unknown;
  /** The autoplay that it begins in. */
  autoplay?: string | undefined;
  /** The campaign of free rounds it belongs to. */
  free?: string | undefined;
}

export interface Connection {
  /** Signs in with the launch code, or resumes this tab's session after a reload. */
  begin(code: string | null): Promise<SessionView>;
  balance(): Promise<string>;
  round(asked: AskedRound): Promise<RoundAnswer>;
  /** Asks to let rounds begin without a press; `lossLimit` is decimal. */
  autoplay(rounds: number, lossLimit: string): Promise<{ id: string }>;
  /** A choice inside a round: `step` is its number, so that a repeated request chooses only once. */
  choose(roundId: string, step: number, choice: unknown): Promise<RoundAnswer>;
  fairness(): Promise<Fairness>;
  chooseClientSeed(clientSeed: string): Promise<Fairness>;
  rotateSeed(): Promise<Fairness>;
  history(before?: string): Promise<{ rounds: RoundAnswer[]; more: boolean }>;
}

const patience = 25_000;
// A frame may be denied storage; a reload then needs a new launch.
const tokenKey = 'arcade.session';

/** The game server of this origin, for the window of a game. The token is kept for this tab only. */
export function createConnection(gameCode: string): Connection {
  let token = recallText('tab', tokenKey);
  const ask = async <T>(method: 'GET' | 'POST', path: string, body?: object): Promise<T> => {
    const response = await fetch(path, {
      method,
      headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(patience),
    }).catch(() => {
      throw new ConnectionLost('no answer');
    });
    const answer: unknown = await response.json().catch(() => undefined);
    if (response.ok && answer !== undefined) return answer as T;
    throw isRefusal(answer) ? new ServerRefusal(answer) : new ConnectionLost(`status ${response.status}`);
  };
  return {
    async begin(code) {
      const heard = (session: Omit<SessionAnswer, 'token'>): SessionView => ({ ...session, heardAt: performance.now() });
      if (code === null) return heard(await ask('GET', '/api/session'));
      const { token: issued, ...session } = await ask<SessionAnswer>('POST', '/api/session', { code, gameCode });
      token = issued;
      keepText('tab', tokenKey, issued);
      return heard(session);
    },
    balance: async () => (await ask<{ balance: string }>('GET', '/api/balance')).balance,
    round: (asked) => ask('POST', '/api/rounds', asked),
    autoplay: (rounds, lossLimit) => ask('POST', '/api/autoplay', { rounds, lossLimit }),
    choose: (roundId, step, choice) => ask('POST', `/api/rounds/${roundId}/choices`, { step, choice }),
    fairness: () => ask('GET', '/api/fairness'),
    chooseClientSeed: (clientSeed) => ask('POST', '/api/fairness/client-seed', { clientSeed }),
    rotateSeed: () => ask('POST', '/api/fairness/rotate'),
    history: (before) => ask('GET', `/api/rounds${before ? `?before=${before}` : ''}`),
  };
}

function isRefusal(answer: unknown): answer is Refusal {
  return refusalCodes.some((code) => code === (answer as Refusal | undefined)?.code);
}
