import type { GameType } from '@parlour/domain';
import type { BoardMeasure, MissionEventName } from '@parlour/domain/rewards';
import type { Texts } from '../../../kernel/asked-language.ts';
import type { Db } from '../../../kernel/tables.ts';

/** How many withdrawals of a day are free, and the percentage that each further one costs. */
export interface StoredWithdrawals {
  freeADay: number;
  fee: string;
}

/**
 * The loyalty terms that operators set, as the office's contract writes them: amounts are decimals in major units, percentages decimal
 * text.
 */
export interface LoyaltyTerms {
  play: { tieExcluded: readonly GameType[] };
  points: {
    /** The valid own stake that earns one point; unnamed lines earn none. */
    perPoint: Partial<Record<GameType, string>>;
    convert: { points: number; amount: string };
  };
  vip: {
    /** What withdrawals of members without a level cost; nothing where absent. */
    withdrawals?: StoredWithdrawals;
    levels: readonly {
      level: number;
      name: Texts;
      qualify: string;
      keep: string;
      levelUp: string;
      benefits: readonly Texts[];
      /** Points that stakes earn on this level, in percent of the usual ones. */
      pointsFactor?: string;
      /** Where absent, those of the nearest level below that has some, else those of members without a level. */
      withdrawals?: StoredWithdrawals;
      /** How members of this level reach their host. */
      host?: string;
    }[];
  };
  missions: {
    missions: readonly {
      code: string;
      title: Texts;
      event: MissionEventName;
      filter: { line?: GameType; vendor?: string; game?: string; leastStake?: string };
      measure: 'count' | 'validStake' | 'bestMultiple' | 'distinctGames';
      /** A count; an amount for stakes, a decimal for multiples. */
      target: string;
      reset: 'daily' | 'weekly' | 'monthly' | 'never';
      reward: { amount?: string; points?: number };
    }[];
  };
  leaderboard: {
    boards: readonly {
      code: string;
      title: Texts;
      window: 'day' | 'week' | 'month';
      measure: BoardMeasure;
      leastStake: string;
      prizes: readonly string[];
    }[];
  };
  rebate: {
    rates: Partial<Record<GameType, string>>;
    /** Rates from a VIP level upwards, in place of `rates`. */
    levels: readonly { level: number; rates: Partial<Record<GameType, string>> }[];
    min: string | null;
    maxPerDay: string | null;
    claimWithinDays: number | null;
    intraday: boolean;
  };
  referral: { amount: string; deposit: string; turnover: string; perMember: number | null };
}

export const loyaltySubjects = ['play', 'points', 'vip', 'missions', 'leaderboard', 'rebate', 'referral'] as const;
export type LoyaltySubject = (typeof loyaltySubjects)[number];

/** Terms with their version. */
export interface InForce<Subject extends LoyaltySubject> {
  version: number;
  terms: LoyaltyTerms[Subject];
}

/**
 * A subject's terms in force; with `since`, those that were in force then, at the start of a period, so that targets do not change while
 * members work towards them (R5). Undefined if the merchant has none.
 */
export async function termsOf<Subject extends LoyaltySubject>(
  db: Db,
  merchant: string,
  subject: Subject,
  since?: Date,
): Promise<InForce<Subject> | undefined> {
  const all = db.selectFrom('loyalty_terms').select(['version', 'terms']).where('merchant', '=', merchant).where('subject', '=', subject);
  const held = since && (await all.where('made_at', '<=', since).orderBy('version', 'desc').limit(1).executeTakeFirst());
  // A period older than the first version uses the first version.
  const row =
    held ??
    (await all
      .orderBy('version', since ? 'asc' : 'desc')
      .limit(1)
      .executeTakeFirst());
  // Validated against the office's contract when they were stored.
  return row && { version: row.version, terms: row.terms as LoyaltyTerms[Subject] };
}

/** The product lines in which a merchant does not count stakes of ties (R17). */
export async function excludedTies(db: Db, merchant: string): Promise<readonly GameType[]> {
  return (await termsOf(db, merchant, 'play'))?.terms.tieExcluded ?? [];
}
