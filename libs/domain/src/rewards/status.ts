/** The statuses of an entry, in the order in which lists show them (rewards.md 2). */
export const entryStatuses = [
  'comingSoon',
  'join',
  'joined',
  'signed',
  'claim',
  'applying',
  'rejected',
  'process',
  'issued',
  'claimed',
  'close',
] as const;
export type EntryStatus = (typeof entryStatuses)[number];

/** Who brings an entry from one status to the next. */
export type EntryMover = 'clock' | 'event' | 'member' | 'operator' | 'engine';

const started = { join: ['clock'], joined: ['clock'], claim: ['clock'] } as const;
const over: readonly EntryMover[] = ['clock', 'engine', 'operator'];

/** Every transition, with who may make it. `claimed` and `close` are final (R2). */
const edges: Readonly<Record<EntryStatus, Partial<Record<EntryStatus, readonly EntryMover[]>>>> = {
  comingSoon: { ...started, close: over },
  join: { joined: ['member'], claim: ['member'], signed: ['member'], close: over },
  joined: { claim: ['event'], signed: ['member'], close: over },
  signed: { claim: ['event'], joined: ['clock'], close: over },
  claim: { applying: ['member'], process: ['member'], close: over },
  applying: { process: ['operator'], rejected: ['operator'] },
  rejected: { claim: ['member'], close: over },
  process: { issued: ['engine'], claimed: ['engine'], claim: ['engine'] },
  issued: { claimed: ['engine'], close: ['engine', 'member'] },
  claimed: {},
  close: {},
};

/** Whether an entry may go from one status to another; anything else is `promotion_state` (R1). */
export function mayMove(from: EntryStatus, to: EntryStatus, by?: EntryMover): boolean {
  const movers = edges[from][to];
  return movers !== undefined && (by === undefined || movers.includes(by));
}

/** True for a status that an entry never leaves. */
export function isFinal(status: EntryStatus): boolean {
  return Object.keys(edges[status]).length === 0;
}

/** The facts from which the status of an entry is computed. Times are milliseconds since the epoch. */
export interface EntryFacts {
  readonly from: number | null;
  readonly to: number | null;
  readonly optIn: boolean;
  readonly joined: boolean;
  readonly conditionMet: boolean;
  /** The deadline for claiming a reached reward. */
  readonly claimBy: number | null;
  readonly eligible: boolean;
  /** Nothing is left for this member: the count or budget is used up, or the promotion was closed. */
  readonly spent: boolean;
  /** The calendar step that was taken today. */
  readonly signedToday: boolean;
  /** The latest event of the entry that only a person or the engine can cause. */
  readonly last: 'applied' | 'rejected' | 'processing' | 'issued' | 'claimed' | 'closed' | null;
}

/** The status of an entry at an instant, used by both button and gateway (rewards.md 2). */
export function statusAt(facts: EntryFacts, now: number): EntryStatus {
  const told = { applied: 'applying', processing: 'process', issued: 'issued', claimed: 'claimed', closed: 'close' } as const;
  if (facts.last !== null && facts.last !== 'rejected') return told[facts.last];
  if (isOver(facts, now)) return 'close';
  if (facts.last === 'rejected') return 'rejected';
  if (facts.from !== null && now < facts.from) return 'comingSoon';
  if (facts.signedToday) return 'signed';
  if (facts.optIn && !facts.joined) return 'join';
  return facts.conditionMet ? 'claim' : 'joined';
}

function isOver({ to, claimBy, eligible, spent, conditionMet }: EntryFacts, now: number): boolean {
  if (!eligible || spent) return true;
  // What was reached before the end may be taken until its own limit.
  if (conditionMet && claimBy !== null) return now >= claimBy;
  return to !== null && now >= to;
}
