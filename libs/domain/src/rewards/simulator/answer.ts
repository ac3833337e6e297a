import type { Currency } from '../../currencies.ts';
import { money, toDecimal } from '../../money.ts';
import type { Posting } from './books.ts';
import type { Grant } from './grants.ts';
import type { EventResult, PlayedCase } from './play.ts';

/** The answer of the simulator: amounts as decimal text, times as ISO 8601 with milliseconds (rewards.md 10). */
export interface SimulatedAnswer {
  readonly results: readonly object[];
  readonly accounts: Readonly<Record<string, string>>;
  readonly grants: readonly object[];
  /** By member; only where the case has VIP levels. */
  readonly levels?: Readonly<Record<string, number>>;
  readonly postings: readonly object[];
}

/** Writes the answer for a played case. */
export function answerOf({ world, results }: PlayedCase): SimulatedAnswer {
  const { currency, vip } = world.terms;
  const write = (minor: bigint) => toDecimal(money(minor, currency));
  const balances = [...world.books.balances].filter(([, minor]) => minor !== 0n).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return {
    results: results.map((result) => resultOf(result, currency)),
    accounts: Object.fromEntries(balances.map(([name, minor]) => [name, isPoints(name) ? String(minor) : write(minor)])),
    grants: world.grants.all.map((grant) => grantOf(grant, world.grants.balance(grant), write)),
    ...(vip && {
      levels: Object.fromEntries(
        [...world.members.all.values()].map(({ id, standing }) => [id, standing.rank === 0 ? 0 : vip.levels[standing.rank - 1]!.level]),
      ),
    }),
    postings: world.books.postings.map((posting) => postingOf(posting, write)),
  };
}

/** Draw values are text; other big integers are amounts. */
function resultOf(result: EventResult, currency: Currency): object {
  return Object.fromEntries(
    Object.entries(result).map(([key, value]: [string, unknown]) => {
      if (key === 'value') return [key, String(value as bigint)];
      if (key === 'winners') return [key, (value as readonly EventResult[]).map((winner) => resultOf(winner, currency))];
      return [key, typeof value === 'bigint' ? toDecimal(money(value, currency)) : value];
    }),
  );
}

function grantOf(grant: Grant, balance: bigint, write: (minor: bigint) => string): object {
  return {
    id: grant.id,
    member: grant.member.id,
    promotion: grant.promotion,
    status: grant.status,
    amount: write(grant.amount),
    balance: write(balance),
    required: write(grant.required),
    wagered: write(grant.wagered),
    converted: write(grant.converted),
    returned: write(grant.returned),
    expiresAt: grant.expiresAt === null ? null : timeOf(grant.expiresAt),
  };
}

function postingOf({ at, event, kind, unit, lines }: Posting, write: (minor: bigint) => string): object {
  const written = [...lines]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, minor]) => [name, unit === 'points' ? String(minor) : write(minor)]);
  return { at: timeOf(at), event, kind, unit, lines: Object.fromEntries(written) as object };
}

const timeOf = (at: number) => new Date(at).toISOString();
const isPoints = (name: string) => /^house\/platform\/points|^member\/.*\/points$/s.test(name);
