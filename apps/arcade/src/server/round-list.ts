import { money, toDecimal } from '@parlour/domain';
import type { Services } from '../services.ts';
import type { Round } from '../store/rounds.ts';
import { refuse, type VendorAnswer } from './vendor-answer.ts';

const pageSize = 200;
const time = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;

/** `POST /vendor/v1/rounds`: the studio's finished rounds, page by page, for the gateway's reconciliation. */
export function roundList({ games, store }: Services, vendor: string, body: Buffer): VendorAnswer {
  const asked = questionOf(body);
  if (!asked) return refuse(400, 'VALIDATION', 'The body must be {"from": "...", "to": "..."}, with "after" for a further page.');
  const codes = [...games.values()].filter(({ current }) => current.pack.vendor === vendor).map(({ code }) => code);
  const rounds = store.rounds.over(codes, asked, pageSize, asked.after);
  const last = rounds.at(-1);
  return { status: 200, body: { rounds: rounds.map(recordOf), ...(last && rounds.length === pageSize && { next: last.id }) } };
}

function recordOf({ id, playerId, stake, win, currency, state, createdAt }: Round): object {
  const settled = state === 'settled';
  const decimal = (minor: bigint) => toDecimal(money(minor, currency));
  return {
    roundId: id,
    playerId,
    stake: decimal(settled ? stake : 0n),
    win: decimal((settled && win) || 0n),
    currency,
    status: settled ? 'settled' : 'rolledBack',
    at: createdAt.toISOString(),
  };
}

function questionOf(body: Buffer): { from: Date; to: Date; after?: string } | undefined {
  try {
    const { from, to, after, ...more } = JSON.parse(body.toString('utf8')) as Record<string, unknown>;
    if (typeof from !== 'string' || typeof to !== 'string' || Object.keys(more).length > 0) return undefined;
    if (!time.test(from) || !time.test(to) || (after !== undefined && typeof after !== 'string')) return undefined;
    return { from: new Date(from), to: new Date(to), ...(after === undefined ? {} : { after }) };
  } catch {
    return undefined;
  }
}
