import { platform, stateOf, type Bill, type Due } from '@parlour/domain/agents';
import type { Selectable } from 'kysely';
import type { AgentBillTable, FigureField, StoredFigures } from '../tables.ts';

const amounts: readonly FigureField[] = ['turnover', 'net', 'won', 'lost', 'ggr', 'deductions', 'adjustment', 'carryIn', 'held', 'basis'];

export type BillRow = Selectable<AgentBillTable>;

function figuresToStore(bill: Due): StoredFigures {
  const written = {} as Record<FigureField, string>;
  for (const field of amounts) written[field] = bill[field].toString();
  return { ...written, bets: bill.bets, active: bill.active, stopped: bill.stopped };
}

/** A stored bill in the form of the rules. */
export function billFrom(row: BillRow): Bill {
  const { figures } = row;
  const read = {} as Record<FigureField, bigint>;
  for (const field of amounts) read[field] = BigInt(figures[field]);
  return {
    ...read,
    bets: figures.bets,
    active: figures.active,
    stopped: figures.stopped,
    key: row.key,
    kind: row.kind,
    holder: row.holder_id,
    period: row.period,
    payer: row.payer_id ?? platform,
    tier: row.tier,
    due: BigInt(row.due),
    paid: BigInt(row.paid),
    owed: BigInt(row.owed),
    writtenOff: BigInt(row.written_off),
    introducer: BigInt(row.introducer),
    corrections: row.corrections.map(({ before, after }) => ({ before: BigInt(before), after: BigInt(after) })),
    ...(row.waits && { waits: row.waits }),
  };
}

/** The columns of a bill that a run changes. */
export function billToStore(bill: Bill) {
  return {
    figures: JSON.stringify(figuresToStore(bill)),
    tier: bill.tier,
    due: bill.due,
    paid: bill.paid,
    owed: bill.owed,
    written_off: bill.writtenOff,
    introducer: bill.introducer,
    corrections: JSON.stringify(bill.corrections.map(({ before, after }) => ({ before: before.toString(), after: after.toString() }))),
    waits: bill.waits ?? null,
    state: stateOf(bill),
  };
}
