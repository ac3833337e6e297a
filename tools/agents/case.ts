import type { Currency } from '@parlour/domain';
import type {
  AffiliateTerms,
  AgentTree,
  Carry,
  ContractKind,
  Cycle,
  Period,
  PoolShare,
  Rate,
  Tier,
  TurnoverRule,
} from '@parlour/domain/agents';

/** In the order in which a case is checked (agents.md 11). */
export const caseErrors = [
  'KIND_UNKNOWN',
  'CURRENCY_UNKNOWN',
  'MEMBER_DUPLICATE',
  'PARENT_UNKNOWN',
  'TREE_LOOP',
  'AMOUNT_INVALID',
  'CYCLE_UNKNOWN',
  'CARRY_NEEDS_SEMIMONTHLY',
  'MEMBER_UNKNOWN',
  'CONTRACT_DUPLICATE',
  'RATE_INVALID',
  'CONTRACT_WITHOUT_PAYER',
  'PERIOD_INVALID',
  'PERIOD_OUT_OF_ORDER',
  'BET_UNKNOWN',
  'STEP_UNKNOWN',
] as const;
export type CaseError = (typeof caseErrors)[number];

/** Thrown for a case that cannot be settled. The message says where it is wrong: `AMOUNT_INVALID: bets[0].stake is 600`. */
export class Refused extends Error {
  readonly code: CaseError;
  readonly #path: string;
  readonly #value: unknown;

  constructor(code: CaseError, path: string, value: unknown) {
    super(`${code}: ${path} is ${value === undefined ? 'missing' : JSON.stringify(value)}`);
    this.code = code;
    this.#path = path;
    this.#value = value;
  }

  /** The same for a part of a case, from the whole: `stake` of `bets[0]` is `bets[0].stake`. */
  within(part: string): Refused {
    return new Refused(this.code, `${part}${this.#path.startsWith('[') ? '' : '.'}${this.#path}`, this.#value);
  }
}

export const settledKinds = ['daily', 'hourly', 'realtime', 'rebate', 'dividend', 'affiliate'] as const;
export type SettledKind = (typeof settledKinds)[number];

export interface Policy {
  readonly includeSelf: boolean;
  readonly products: readonly string[] | null;
  readonly activeMin: bigint;
  readonly lossCheck: boolean;
  readonly turnoverUnit: bigint | null;
  readonly payFromWallet: boolean;
  readonly unreachedUpline: 'settle' | 'stop';
  readonly deducts: readonly string[];
  readonly singlePickMin: Rate;
  readonly carry: Carry;
  readonly turnoverRule: TurnoverRule;
  readonly rebateMode: 'groups' | 'pool';
  readonly base: number;
  readonly pool: Rate;
}

export interface Member {
  readonly id: string;
  readonly parent: string | null;
  readonly wallet: bigint;
  readonly group: number | undefined;
  readonly share: PoolShare;
}

export interface Contract extends AffiliateTerms {
  readonly holder: string;
  readonly tiers: readonly Tier[];
}

/** `at` is in ms. */
export interface Bet {
  readonly id: string;
  readonly member: string;
  readonly at: number;
  readonly stake: bigint;
  readonly payout: bigint;
  /** Whether it was won or lost; other bets are not valid. */
  readonly decided: boolean;
  readonly product: string;
  readonly group: number | undefined;
  readonly cover: readonly [number, number] | undefined;
}

export interface Cost {
  readonly member: string;
  readonly at: number;
  readonly type: string;
  readonly amount: bigint;
}

export type Step = { readonly run: Period } | { readonly void: string } | { readonly member: string; readonly change: bigint };

/** A validated case. */
export interface Case {
  readonly kind: SettledKind;
  readonly cycle: Cycle;
  readonly currency: Currency;
  readonly zone: string;
  readonly policy: Policy;
  readonly members: readonly Member[];
  readonly tree: AgentTree;
  readonly contracts: ReadonlyMap<string, Contract>;
  readonly bets: readonly Bet[];
  readonly costs: readonly Cost[];
  readonly steps: readonly Step[];
}

export type { ContractKind };
