import type { OperationId } from '@parlour/api/contract';
import type { WithdrawalTerms } from '@parlour/domain/rewards';
import type { Database } from '../db/open.ts';
import type { Clock, Random } from '../kernel/clock.ts';
import type { Config } from '../kernel/config.ts';
import type { Merchant } from '../kernel/merchants.ts';
import type { Context, DepositChoice, PromotionFigures } from '../kernel/context.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { Afterwards, Provers, Senders, Vault } from '../kernel/ports.ts';
import type { LiveSession } from '../kernel/principals.ts';
import type { Limiter } from '../kernel/rate-limit.ts';
import type { Db } from '../kernel/tables.ts';
import type { KeptAnswers } from './kept-answers.ts';
import type { SiteState } from './site-state.ts';

/** The dependencies of a gateway's operations. */
export interface Serving extends Senders, Provers {
  database: Database;
  config: Config;
  clock: Clock;
  random: Random;
  limiter: Limiter;
  vault: Vault;
  afterwards: Afterwards;
  outbox: Outbox;
  ports: GatePorts;
  kept: KeptAnswers;
}

/** Functions of areas that the gate needs but must not import: `app.ts` passes them in. */
export interface GatePorts {
  /** A merchant with operators' settings applied. */
  inForce(stated: Merchant): Promise<Merchant>;
  /**
   * The state of `merchant`'s site for visitors, and the live session of a cookie there, or null. The session's use is recorded through
   * `bookkeepingDb`, which may write where `db` may not.
   */
  visitOf(
    db: Db,
    merchant: Pick<Merchant, 'code' | 'closed'>,
    token: string,
    times: Config['session'],
    now: Date,
    bookkeepingDb: Db,
  ): Promise<{ site: SiteState; session: LiveSession | null }>;
  /** The name that a member logs in with. */
  accountOf(db: Db, memberId: string): Promise<string>;
  /** A member's VIP level; 0 for none, or if the merchant has no levels. */
  levelOf(db: Db, merchant: Merchant, memberId: string, now: Date): Promise<number>;
  /** What a member's withdrawals cost today, which began at `since`; null if nothing. */
  withdrawalTermsOf(db: Db, merchant: Merchant, memberId: string, now: Date): Promise<(WithdrawalTerms & { since: Date }) | null>;
  /** The figures of the merchant's promotions that are open at a time. */
  promotionFigures(db: Db, merchant: Merchant, at: Date): Promise<PromotionFigures>;
  /** Throws a Refusal if a deposit cannot be made for a promotion of the merchant. */
  refuseChoice(db: Db, merchant: Merchant, choice: DepositChoice, at: { now: Date; vault: Pick<Vault, 'open'> }): Promise<void>;
  /** Records that a new member has accepted the merchant's terms, in the caller's transaction. */
  acceptTerms(db: Db, merchant: Merchant, memberId: string, now: Date): Promise<void>;
  /** Throws `step_up_required` if an operation demands a more recent or stronger proof than its session has given. */
  refuseUnproved(id: OperationId, context: Context): Promise<void>;
}
