import type { GameType } from '@parlour/domain';
import type { MissionEventName } from '@parlour/domain/rewards';
import type { Texts } from '../../../kernel/asked-language.ts';
import type { Db } from '../../../kernel/tables.ts';

/**
 * What operators set about loyalty, in the form of the office's contract: amounts are decimals in major units, percentages decimal text.
 */
export interface LoyaltyTerms {
  play: { tieExcluded: readonly GameType[] };
  points: {
    /** Own valid stake that earns a point; lines that are not named earn none. */
    perPoint: Partial<Record<GameType, string>>;
    convert: { points: number; amount: string };
  };
  vip: {
    levels: readonly {
      level: number;
      name: Texts;
      qualify: string;
      keep: string;
      levelUp: string;
      benefits: readonly Texts[];
    }[];
  };
  missions: {
    missions: readonly {
      code: string;
      title: Texts;
      event: MissionEventName;
      filter: { line?: GameType; vendor?: string; game?: string; leastStake?: string };
      measure: 'count' | 'validStake' | 'bestMultiple' | 'distinctGames';
      /** A count; for stakes an amount, for multiples a decimal. */
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
      measure: 'validStake' | 'bestMultiple';
      leastStake: string;
      prizes: readonly string[];
    }[];
  };
  rebate: {
    rates: Partial<Record<GameType, string>>;
    /** Rates from a VIP level upwards, instead of `rates`. */
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
 * The terms of a subject in force; or, with `since`, those in force when a period began, so that nobody's target moves while they are on
 * the way (R5). Undefined if the merchant has none.
 */
export async function termsOf<Subject extends LoyaltySubject>(
  db: Db,
  merchant: string,
  subject: Subject,
  since?: Date,
): Promise<InForce<Subject> | undefined> {
  const all = db.selectFrom('loyalty_terms').select(['version', 'terms']).where('merchant', '=', merchant).where('subject', '=', subject);
  const held = since && (await all.where('made_at', '<=', since).orderBy('version', 'desc').limit(1).executeTakeFirst());
  // A period that began before the first version uses that version.
  const row =
    held ??
    (await all
      .orderBy('version', since ? 'asc' : 'desc')
      .limit(1)
      .executeTakeFirst());
  // They were checked against the office's contract when they were stored.
  return row && { version: row.version, terms: row.terms as LoyaltyTerms[Subject] };
}

/** The product lines of a merchant in which the stakes of a tie do not count (R17). */
export async function excludedTies(db: Db, merchant: string): Promise<readonly GameType[]> {
  return (await termsOf(db, merchant, 'play'))?.terms.tieExcluded ?? [];
}
