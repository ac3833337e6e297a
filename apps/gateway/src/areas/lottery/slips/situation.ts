import type { Currency } from '@parlour/domain';
import { lowestGroup } from '@parlour/domain/lottery';
import { sql } from 'kysely';
import type { Merchant } from '../../../kernel/merchants.ts';
import { prepared } from '../../../kernel/prepared.ts';
import { Refusal, type LineError } from '../../../kernel/refusal.ts';
import type { Db } from '../../../kernel/tables.ts';
import type { Wallet } from '../../../ledger/registry.ts';
import { walletFor } from '../../identity/member/wallet-of.ts';
import type { MemberKind, MemberStatus } from '../../identity/member/tables.ts';
import { offeredPack, type OfferedPack } from '../offered-packs.ts';
import { isOffered } from '../shown/menus.ts';
import type { DrawStatus, PrizeMode } from '../tables.ts';

/** A draw at the time of a slip. */
export interface SlipDraw {
  id: string;
  gameCode: string;
  status: DrawStatus;
  drawAt: Date;
  /** Whether it takes bets, by the database's clock. */
  isOpen: boolean;
  pack: OfferedPack;
  /**
   * The member's prize group and the lowest at which a line may be played; null if the game or the member has none, and each type's own
   * group applies.
   */
  groups: { own: number; least: number } | null;
  /** The step that a number's exposure has reached for a type. */
  stepOf(type: string, number: string): number;
}

/** Everything needed to price a slip. */
export interface Situation {
  wallet: Wallet;
  draws: ReadonlyMap<string, SlipDraw>;
  /** The answer already stored under the idempotency key; nothing else is read then. */
  before?: { hash: string; answer: unknown };
}

interface SituationAsked {
  merchant: Merchant;
  memberId: string;
  drawIds: readonly string[];
  time: Date | null;
  /** The idempotency key under which to look for an earlier answer. */
  key?: string | null;
}

interface Row {
  kind: MemberKind;
  currency: Currency;
  prize_group: number | null;
  barred: boolean;
  member_status: MemberStatus;
  id: string | null;
  game_code: string;
  pack_id: string;
  version: number | null;
  status: DrawStatus;
  draw_at: Date;
  is_open: boolean;
  area: string;
  prize_mode: PrizeMode;
  is_on: boolean;
  steps: Record<string, number>;
  before: { hash: string; answer: unknown } | null;
}

/**
 * The member's wallet and a slip's draws, with their packs and steps of exposure, in one query. Throws the Refusals `account_blocked`,
 * `not_found` for an unknown draw, and `function_not_enabled` for a game that the site does not have.
 */
export async function situationOf(db: Db, { merchant, memberId, drawIds, time, key = null }: SituationAsked): Promise<Situation> {
  const { rows } = await sql<Row>`${prepared}
    select m.kind, m.currency, m.prize_group, m.status as member_status, coalesce(m.bets_blocked_until > coalesce(${time}::timestamptz, now()), false) as barred,
      d.id, d.game_code, d.pack_id, d.status, d.draw_at, g.area, g.prize_mode, g.is_on,
      coalesce(d.pack_version, (select max(p.version) from lottery_pack p where p.merchant = d.merchant and p.pack_id = d.pack_id)) as version,
      d.status in ('open', 'closing') and coalesce(${time}::timestamptz, clock_timestamp()) < d.closes_at as is_open,
      coalesce((select jsonb_object_agg(e.type || ' ' || e.number, e.step) from lottery_exposure e
        where e.merchant = d.merchant and e.draw_id = d.id and e.book = case m.kind when 'member' then 'real' else 'play' end and e.step > 0), '{}') as steps,
      (select jsonb_build_object('hash', i.request_hash, 'answer', i.answer) from idempotency i
        where i.merchant = m.merchant and i.member_id = m.id and i.key = ${key}::text) as before
    from member m
    left join lottery_draw d on d.merchant = m.merchant and d.id = any (${[...drawIds]}::text[])
    left join lottery_game g on g.merchant = d.merchant and g.game_code = d.game_code
    where m.id = ${memberId}`.execute(db);
  const [first] = rows;
  if (!first) throw new Refusal('not_logged_in');
  const wallet = walletFor({ id: memberId, kind: first.kind, currency: first.currency });
  if (first.before) return { wallet, draws: new Map(), before: first.before };
  if (first.member_status === 'blocked' || first.barred) throw new Refusal('account_blocked');
  const draws = new Map<string, SlipDraw>();
  for (const row of rows) {
    if (row.id === null) continue;
    if (!row.is_on || !isOffered(merchant, row)) throw new Refusal('function_not_enabled');
    const pack = row.version === null ? undefined : await offeredPack(db, merchant.code, row.pack_id, row.version);
    if (!pack) throw new Refusal('not_found');
    draws.set(row.id, {
      id: row.id,
      gameCode: row.game_code,
      status: row.status,
      drawAt: row.draw_at,
      isOpen: row.is_open,
      pack,
      groups: groupsIn(merchant, row),
      stepOf: (type, number) => row.steps[`${type} ${number}`] ?? 0,
    });
  }
  if (drawIds.some((id) => !draws.has(id))) throw new Refusal('not_found');
  return { wallet, draws };
}

/**
 * Prize groups exist in the modes LOTT and ZY. A group below the member's own can be chosen where the difference is returned as rebate
 * (lottery.md 5).
 */
function groupsIn({ flags }: Merchant, { prize_mode, prize_group }: Pick<Row, 'prize_mode' | 'prize_group'>): SlipDraw['groups'] {
  if (prize_group === null || (prize_mode !== 'LOTT' && prize_mode !== 'ZY')) return null;
  return { own: prize_group, least: flags.agentRebates ? lowestGroup : prize_group };
}

/** Why a draw takes no bets now; null if it takes them. */
export function whyNotDraw({ status, isOpen }: Pick<SlipDraw, 'status' | 'isOpen'>): 'draw_state' | 'draw_closed' | null {
  if (isOpen) return null;
  return status === 'scheduled' || status === 'void' ? 'draw_state' : 'draw_closed';
}

/** The refusal of a slip with refused lines. Its code is that of the first one, but `odds_changed` only if nothing else is wrong. */
export function slipRefusal(lines: readonly LineError[]): Refusal {
  const told = lines.find(({ code }) => code !== 'odds_changed') ?? lines[0]!;
  const { min, max } = told;
  return new Refusal(told.code, {
    lines: [...lines],
    params: {
      ...(told.drawId !== undefined && { drawId: told.drawId }),
      ...(min !== undefined && { min }),
      ...(max !== undefined && { max }),
    },
  });
}
