import type { components } from '@parlour/api/contract';
import { money, toWire, type LanguageCode } from '@parlour/domain';
import type { Db } from '../../kernel/tables.ts';
import type { Merchant } from '../../kernel/merchants.ts';
import { textIn } from '../../kernel/asked-language.ts';
import { maskName } from '../../kernel/mask.ts';

type Winner = components['schemas']['WinnerBoard']['list'][number];

/** How far back wins count, in milliseconds. */
const period = 7 * 24 * 3600 * 1000;

/**
 * The biggest wins of the last seven days, with masked names, biggest first. In the jurisdiction `demo` only, made-up entries fill up the
 * board, each marked as such (security G01).
 */
export async function winnersOf(db: Db, merchant: Merchant, language: LanguageCode, limit: number, now: Date): Promise<Winner[]> {
  const real = await realWins(db, merchant, limit, now);
  const filling = merchant.jurisdiction === 'demo' ? await demonstration(db, merchant, limit - real.length) : [];
  const byAmount = [...real, ...filling].sort((a, b) => Number(b.minor - a.minor));
  return byAmount.map(({ names, minor, icon, name, simulated }) => ({
    customerName: maskName(name),
    winAmount: toWire(money(minor, merchant.currency)),
    iconUrl: icon,
    gameName: textIn(names, language, merchant),
    simulated,
  }));
}

async function realWins(db: Db, merchant: Merchant, limit: number, now: Date) {
  const rows = await db
    .selectFrom('round')
    .innerJoin('member', 'member.id', 'round.member_id')
    .innerJoin('game', (join) => join.onRef('game.vendor', '=', 'round.vendor').onRef('game.code', '=', 'round.game_code'))
    .where('round.merchant', '=', merchant.code)
    .where('round.book', '=', 'real')
    .where('round.status', '=', 'settled')
    .where('round.win', '>', 0n)
    .where('round.settled_at', '>', new Date(now.getTime() - period))
    .select(['member.username as name', 'round.win as minor', 'game.icon as icon', 'game.names as names'])
    .orderBy('round.win', 'desc')
    .orderBy('round.id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, minor: BigInt(row.minor), simulated: false }));
}

async function demonstration(db: Db, merchant: Merchant, limit: number) {
  if (limit <= 0) return [];
  const rows = await db
    .selectFrom('demo_winner')
    .innerJoin('game', (join) => join.onRef('game.vendor', '=', 'demo_winner.vendor').onRef('game.code', '=', 'demo_winner.game_code'))
    .where('demo_winner.merchant', '=', merchant.code)
    .select(['demo_winner.customer_name as name', 'demo_winner.minor as minor', 'game.icon as icon', 'game.names as names'])
    .orderBy('demo_winner.minor', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, minor: BigInt(row.minor), simulated: true }));
}
