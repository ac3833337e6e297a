import type { Currency } from '../../currencies.ts';
import { dayAfter } from '../../format-time.ts';
import type { GameType } from '../../game-types.ts';
import { money, toDecimal } from '../../money.ts';
import type { Offer } from '../offer/read-offer.ts';
import { periodOf } from '../merchant-days.ts';
import { share } from '../proportions.ts';
import { accounts } from './books.ts';
import { play } from './play.ts';
import { readCase } from './read-case.ts';

/** "A member deposits 1,000 and plays …": the scenario by which an operator tries a promotion. Amounts in minor units. */
export interface Scenario {
  readonly deposit: bigint;
  readonly stake: bigint;
  readonly rounds: number;
  readonly line: GameType;
  /** What each round pays as a share of its stake, in ten-thousandths of a percent. */
  readonly returns: bigint;
}

/** The outcome of a scenario: amounts in minor units. */
export interface ScenarioOutcome {
  /** Why the promotion gave nothing, by the simulator's names; null if it gave something. */
  readonly refused: string | null;
  readonly given: bigint;
  readonly required: bigint;
  readonly wagered: bigint;
  readonly converted: bigint;
  readonly returned: bigint;
  /** Status of the bonus money; `cash` if it needed no wagering. */
  readonly status: string;
  /** The round, from 1, in which the bonus ended; null if it did not. */
  readonly endedAt: number | null;
  /** Rounds played; fewer than requested if the money ran out. */
  readonly played: number;
  readonly cash: bigint;
  readonly bonus: bigint;
}

const member = 'm';
const friend = 'friend';
const start = Date.UTC(2026, 0, 5, 12);
const minute = 60_000;
const day = 86_400_000;

/** Plays a promotion for one new member by the rules that pay it. `written` are its terms as they were read into `offer`. */
export function playScenario(
  written: object,
  offer: Offer,
  { code, currency, timeZone }: { code: string; currency: Currency; timeZone: string },
  scenario: Scenario,
): ScenarioOutcome {
  const text = (minor: bigint) => toDecimal(money(minor, currency));
  const { kind, terms } = offer;
  const events: object[] = [
    { at: at(0), do: 'fund', promotion: code, amount: text(10n ** 14n) },
    { at: at(0), do: 'deposit', id: 'd', member, amount: text(scenario.deposit) },
  ];
  const claim = (when: number, id: string, fields: object = {}) =>
    events.push({ at: at(when), do: 'claim', id, member, promotion: code, ...fields });
  const rounds = (from: number, who = member, name = '') => {
    const game = { type: scenario.line, vendor: 'V', code: 'game' };
    const win = text(share(scenario.stake, scenario.returns));
    for (let round = 1; round <= scenario.rounds; round += 1) {
      const when = from + round * (minute / 10);
      const id = `r${name}${round}`;
      events.push({ at: at(when), do: 'bet', id: `b${name}${round}`, member: who, round: id, game, stake: text(scenario.stake) });
      events.push({ at: at(when), do: 'win', id: `w${name}${round}`, member: who, round: id, amount: win, closed: true });
    }
  };
  if (terms.kind === 'raffle') {
    rounds(0);
    events.push({ at: at(day), do: 'raffle', promotion: code, tickets: [{ member, clientSeed: 'simulation' }] });
  } else if (terms.kind === 'invite') {
    // Somebody invited by the member deposits and plays as much; then the member plays with the reward.
    events.push({ at: at(0), do: 'register', member: friend, invitedBy: member });
    events.push({ at: at(0), do: 'deposit', id: 'd', member: friend, amount: text(scenario.deposit) });
    rounds(0, friend);
    claim(day, 'c1', { invited: friend });
    rounds(2 * day);
  } else if (terms.kind === 'levelUp') {
    rounds(0);
    (terms.levels ?? []).forEach(({ level }, place) => claim(day + place * minute, `c${place + 1}`, { level }));
    rounds(2 * day, member, 'l');
  } else if (terms.kind === 'mission' || terms.kind === 'leaderboard') {
    // The member has done what it asks for, or leads the board.
    claim(minute, 'c1');
    rounds(2 * minute);
  } else if (terms.kind === 'cashback') {
    rounds(0);
    const first = new Date(start).toISOString().slice(0, 10);
    const { start: period, end } = periodOf(terms.period, first);
    claim(Date.parse(`${dayAfter(end, 1)}T00:00:00Z`) - start, 'c1', { period });
  } else {
    if (terms.kind === 'signIn') terms.amounts.forEach((_, step) => claim(minute + step * day, `c${step + 1}`));
    else
      claim(minute, 'c1', {
        ...((kind === 'depositBonus' || kind === 'freeSpins') && { deposit: 'd' }),
        ...(terms.kind === 'award' && { amount: text(terms.maxAmount ?? scenario.deposit) }),
        ...(kind === 'envelope' && { clientSeed: 'simulation' }),
      });
    // Every spin returns as much as the rounds do.
    if (terms.kind === 'freeSpins') {
      const won = text(share(terms.stake, scenario.returns) * BigInt(terms.spins));
      events.push({ at: at(2 * minute), do: 'freeSpins', id: 'f', member, spins: 's1', amount: won });
    }
    rounds(terms.kind === 'signIn' ? terms.amounts.length * day : 2 * minute);
  }
  // When it runs, for whom, for which event and how often does not affect what it gives.
  const promotion = {
    ...written,
    code,
    kind: kind === 'mission' || kind === 'leaderboard' ? 'reward' : kind,
    ...(terms.kind === 'leaderboard' && { amount: text(terms.prizes[0]!) }),
    event: null,
    serverSeed: '0'.repeat(64),
    from: null,
    to: null,
    perMember: null,
    total: null,
    exclusiveWith: [],
  };
  // The first stake reaches every level.
  const smallest = text(1n);
  const vip =
    terms.kind === 'levelUp' && terms.levels
      ? { levels: terms.levels.map(({ level }) => ({ level, qualify: smallest, keep: text(0n), levelUp: smallest })) }
      : undefined;
  const { world, results } = play(readCase({ currency, timeZone, promotions: [promotion], events, ...(vip && { vip }) }));
  const answers = events.map((event, index) => ({ event: event as { do: string; member?: string }, result: results[index]! }));
  const claims = answers.filter(({ event }) => ['claim', 'raffle', 'freeSpins'].includes(event.do));
  const bets = answers.filter(({ event }) => event.do === 'bet' && event.member === member);
  const given = claims.reduce((sum, { result }) => sum + (result.done ? givenBy(result) : 0n), 0n);
  const refusal = claims.map(({ result }) => result).find((result) => !result.done);
  const grants = world.grants.all;
  const sum = (of: (grant: (typeof grants)[number]) => bigint) => grants.reduce((total, grant) => total + of(grant), 0n);
  const ended = world.books.postings.find(({ kind: what, event }) => what === 'bonusConverted' && event !== null);
  const endedAt = ended
    ? answers.slice(0, ended.event! + 1).filter(({ event }) => event.do === 'bet' && event.member === member).length
    : null;
  return {
    refused: given === 0n ? (refusal && !refusal.done ? refusal.reason : 'nothingToClaim') : null,
    given,
    required: sum(({ required }) => required),
    wagered: sum(({ wagered }) => wagered),
    converted: sum(({ converted }) => converted),
    returned: sum(({ returned }) => returned),
    status: grants[0]?.status ?? 'cash',
    endedAt: endedAt === 0 ? null : endedAt,
    played: bets.filter(({ result }) => result.done).length,
    cash: world.books.balance(accounts.cash(member)),
    bonus: sum((grant) => world.grants.balance(grant)),
  };
}

/** What a claim, or a raffle with a single ticket, gave. */
const givenBy = (done: Readonly<Record<string, unknown>>): bigint =>
  (done['winners'] as readonly { amount: bigint }[] | undefined)?.reduce((sum, { amount }) => sum + amount, 0n) ??
  (done['amount'] as bigint);

const at = (after: number) => new Date(start + after).toISOString();
