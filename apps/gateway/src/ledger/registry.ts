import { currencies, type Currency } from '@parlour/domain';

/** Real money, and play money for trial users, demo players and certification. No transfer crosses from one to the other. */
export const books = ['real', 'play'] as const;
export type Book = (typeof books)[number];

/** What an account counts, in its smallest unit: a currency, or the loyalty points of a merchant, which have no decimals. */
export const assets = [...(Object.keys(currencies) as Currency[]), 'points'] as const;
export type Asset = Currency | 'points';

/** The rule of one kind of account, enforced by the database. */
export interface AccountRule {
  asset: 'money' | 'points';
  books: readonly Book[];
  /** Allowed balances. */
  sign: 'zeroOrMore' | 'zeroOrLess' | 'any';
  /**
   * Kept as sixteen rows, so that many members' transfers do not wait for one another; the balance is their sum. A row cannot know that
   * sum, so a striped account takes any sign.
   */
  striped: boolean;
  /** Opened together with its owner, or by the first transfer that names it. */
  opened: 'withOwner' | 'byTransfer';
}

const single = { asset: 'money', books, sign: 'zeroOrMore', striped: false, opened: 'byTransfer' } as const;
const striped = { asset: 'money', books, sign: 'any', striped: true, opened: 'byTransfer' } as const;

/**
 * Every kind of account by the kind of its owner: the only list there is. Types, `ledger_post` and the checks of the
 * database are made from it (account-rules.ts), and `migrate` puts them in place, so a new kind is one line here. Another
 * rule for a kind that already has accounts needs a migration of their `min_balance` and `max_balance` as well.
 *
 * An account is found by (owner kind, owner, kind, book, asset) within its merchant.
 */
export const accountKinds = {
  /** A player, a trial user or a demo player, by id. */
  member: {
    /** Available to bet, withdraw or transfer. */
    cash: { ...single, opened: 'withOwner' },
    /** Money of undecided withdrawals. */
    locked: { ...single, opened: 'withOwner' },
    /** Debt: wins that were taken back after they had been spent. */
    debt: { ...single, sign: 'zeroOrLess' },
    /** Bonus money outside any grant. */
    bonus: single,
    /** An agent's earnings not yet paid out to their cash. */
    commission: single,
    /** Stakes reserved for future draws. */
    stakeHeld: single,
    points: { ...single, asset: 'points' },
    /** Points of undecided orders. */
    pointsLocked: { ...single, asset: 'points' },
  },
  /** The merchant: by vendor for games, else `platform`. */
  house: {
    /** Won (positive) or lost at one vendor's games. */
    game: striped,
    /** Paid for one vendor's own promotions. */
    promo: striped,
    /** Paid out of one vendor's progressive pots. */
    jackpot: striped,
    /** The other side of an operator's correction. */
    adjustment: striped,
    /** Where play money comes from. */
    play_issue: { ...striped, books: ['play'] },
    /** What the budgets of promotions were funded with. */
    promoCost: striped,
    /** What agents were paid. */
    commissionCost: striped,
    pointsIssued: { ...striped, asset: 'points' },
    pointsRedeemed: { ...striped, asset: 'points' },
  },
  /** A payment provider, by its code. */
  provider: {
    /** What it holds for the merchant, negated: deposits make it smaller. */
    clearing: { ...striped, books: ['real'] },
  },
  /** A promotion of the merchant, by id. */
  promotion: {
    /** What it may still give. */
    budget: single,
    /** Money returned from its grants; only an operator can move it back to the budget. */
    returned: striped,
  },
  /** One bonus given to one member, by id. */
  grant: {
    bonus: single,
  },
  /** A pot filled from many players' stakes, by id. */
  pool: {
    jackpot: striped,
  },
} as const satisfies Record<string, Record<string, AccountRule>>;

export type OwnerKind = keyof typeof accountKinds;
const ownerKinds = Object.keys(accountKinds) as OwnerKind[];

/** Names an account within a merchant, book and asset. */
export type AccountName = { [O in OwnerKind]: { owner: O; ownerId: string; account: keyof (typeof accountKinds)[O] & string } }[OwnerKind];

/** A member's money in one book and currency: what is shown as one balance. */
export interface Wallet {
  memberId: string;
  book: Book;
  currency: Currency;
}

/** The accounts of a wallet; its version grows with every posting on any of them. */
export const walletKinds = ['cash', 'locked', 'debt'] as const satisfies readonly (keyof typeof accountKinds.member)[];

/** Every kind of account with its rule, as a flat list. */
export const accountRules: readonly { owner: OwnerKind; account: string; rule: AccountRule }[] = ownerKinds.flatMap((owner) =>
  Object.entries<AccountRule>(accountKinds[owner]).map(([account, rule]) => ({ owner, account, rule })),
);
