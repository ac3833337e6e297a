import { currencies, type Currency } from '@parlour/domain';

/** Real money, and play money for trial users, demo players and certification. No transfer crosses from one to the other. */
export const books = ['real', 'play'] as const;
export type Book = (typeof books)[number];

/** What an account counts, in its smallest unit: a currency, or the loyalty points of a merchant, which have no decimals. */
export const assets = [...(Object.keys(currencies) as Currency[]), 'points'] as const;
export type Asset = Currency | 'points';

/** The rule for one kind of account, which the database enforces. */
export interface AccountRule {
  asset: 'money' | 'points';
  books: readonly Book[];
  /** The balances that it may have. */
  sign: 'zeroOrMore' | 'zeroOrLess' | 'any';
  /**
   * Stored as sixteen rows, so that many members' transfers do not wait for each other; the balance is their sum. A row cannot know that
   * sum, so striped accounts accept any sign.
   */
  striped: boolean;
  /** Opened together with its owner, or by the first transfer that names it. */
  opened: 'withOwner' | 'byTransfer';
}

const single = { asset: 'money', books, sign: 'zeroOrMore', striped: false, opened: 'byTransfer' } as const;
const striped = { asset: 'money', books, sign: 'any', striped: true, opened: 'byTransfer' } as const;

/**
 * Every kind of account, by its kind of owner. This is the only list: types, `ledger_post` and the database's checks are generated from it
 * (account-rules.ts) and installed by `migrate`, so a new kind is one line here. Changing the rule of a kind that already has accounts also
 * needs a migration of their `min_balance` and `max_balance`.
 *
 * An account is identified by (owner kind, owner, kind, book, asset) within its merchant.
 */
export const accountKinds = {
  /** A player, a trial user or a demo player, by id. */
  member: {
    /** Available to bet, withdraw or transfer. */
    cash: { ...single, opened: 'withOwner' },
    /** Money held for undecided withdrawals. */
    locked: { ...single, opened: 'withOwner' },
    /** Wins that were reversed after they had been spent. */
    debt: { ...single, sign: 'zeroOrLess' },
    /** Bonus money outside any grant. */
    bonus: single,
    /** An agent's earnings not yet paid out to their cash. */
    commission: single,
    /** Stakes held for future draws. */
    stakeHeld: single,
    points: { ...single, asset: 'points' },
    /** Points held for undecided orders. */
    pointsLocked: { ...single, asset: 'points' },
  },
  /** The merchant; the owner is the vendor for games, otherwise `platform`. */
  house: {
    /** Won (positive) or lost at one vendor's games. */
    game: striped,
    /** Paid for one vendor's own promotions. */
    promo: striped,
    /** Paid out of one vendor's progressive pots. */
    jackpot: striped,
    /** The other side of an operator's correction. */
    adjustment: striped,
    /** The source of play money. */
    play_issue: { ...striped, books: ['play'] },
    /** What members paid for withdrawals beyond the free ones of their VIP level. */
    fees: striped,
    /** The funding of promotions' budgets. */
    promoCost: striped,
    /** Payments to agents. */
    commissionCost: striped,
    pointsIssued: { ...striped, asset: 'points' },
    pointsRedeemed: { ...striped, asset: 'points' },
  },
  /** A payment provider, by code. */
  provider: {
    /** Minus what it holds for the merchant: deposits decrease it. */
    clearing: { ...striped, books: ['real'] },
  },
  /** A promotion of the merchant, by id. */
  promotion: {
    /** What the promotion may still give. */
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

/** A member's money in one book and currency, shown as one balance. */
export interface Wallet {
  memberId: string;
  book: Book;
  currency: Currency;
}

/** The accounts of a wallet, whose version increases with every posting to any of them. */
export const walletKinds = ['cash', 'locked', 'debt'] as const satisfies readonly (keyof typeof accountKinds.member)[];

/** Every kind of account with its rule, as a flat list. */
export const accountRules: readonly { owner: OwnerKind; account: string; rule: AccountRule }[] = ownerKinds.flatMap((owner) =>
  Object.entries<AccountRule>(accountKinds[owner]).map(([account, rule]) => ({ owner, account, rule })),
);
