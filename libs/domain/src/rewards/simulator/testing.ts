import { answerOf, play, readCase, brokenInvariants } from './index.ts';

const start = Date.parse('2026-01-05T04:00:00Z');

/** Terms of a grant that most cases share: wager all of it once, own money first. */
export const onceOver = {
  multiplier: '1',
  base: 'bonus',
  spend: 'realFirst',
  weights: { RNG: '100', LIVE: '20', default: '0' },
  maxBet: null,
  days: 7,
  maxConversion: null,
  onWithdrawal: 'forfeit',
};

export const slot = { type: 'RNG', vendor: 'JL', code: 'lotus-lanterns' };
export const table = { type: 'LIVE', vendor: 'OBF', code: 'bac-1' };

/** Events a minute apart, unless they state their time; `at` may be a time in UTC, from which later ones continue. */
export function timed(events: readonly Record<string, unknown>[]): Record<string, unknown>[] {
  let now = start;
  return events.map((event) => {
    const given = event['at'];
    now = typeof given === 'string' ? Date.parse(given) : now + 60_000;
    return { ...event, at: new Date(now).toISOString() };
  });
}

/** What a written answer says, with results and grants as plain records. */
export interface Played {
  results: Record<string, unknown>[];
  accounts: Record<string, string>;
  grants: Record<string, unknown>[];
  levels?: Record<string, number>;
  postings: { at: string; event: number | null; kind: string; unit: string; lines: Record<string, string> }[];
}

/** Plays a case in BDT and Dhaka, unless it says otherwise; throws where an invariant is broken. */
export function playCase(given: Record<string, unknown>): Played {
  const played = play(readCase({ currency: 'BDT', timeZone: 'Asia/Dhaka', tieExcluded: ['LIVE'], promotions: [], ...given }));
  const [broken] = brokenInvariants(played);
  if (broken) throw new Error(`${broken.path} ${broken.message}`);
  return JSON.parse(JSON.stringify(answerOf(played))) as Played;
}

/** `done`, or the reason of the refusal, for each event. */
export function outcomes({ results }: Played): unknown[] {
  return results.map(({ done, reason }) => (done === true ? 'done' : reason));
}

/** Puts an amount into a promotion's budget. */
export const fund = (promotion: string, amount = '10000.00') => ({ do: 'fund', promotion, amount });
/** A member claims a promotion. */
export const claim = (promotion: string, id: string, more: object = {}, member = 'm') => ({ do: 'claim', id, member, promotion, ...more });
/** A member deposits an amount. */
export const deposit = (id: string, amount: string, member = 'm') => ({ do: 'deposit', id, member, amount });
let rounds = 0;
/** A round of one bet and its win, with an id of its own. */
export const played = (stake: string, wins: string, game: object = slot, member = 'm') => {
  const round = `round${(rounds += 1)}`;
  return [
    { do: 'bet', id: `b${round}`, member, round, game, stake },
    { do: 'win', id: `w${round}`, member, round, amount: wins, closed: true },
  ];
};
