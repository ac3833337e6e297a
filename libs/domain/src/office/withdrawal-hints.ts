/** The closed list of hints about a withdrawal that may be wrong (office O40), the most serious first. Hints never decide. */
export const withdrawalHints = [
  'exclusionPending',
  'openDispute',
  'passwordReset',
  'newNetwork',
  'newDevice',
  'countryUnlike',
  'payeeNew',
  'payeeShared',
  'payeeNameUnlike',
  'bonusConverted',
  'oppositeBets',
  'notPlayed',
  'oneWin',
  'unusualAmount',
  'first',
] as const;
export type WithdrawalHintKind = (typeof withdrawalHints)[number];

/** Sides of a bet type that never win together: two members who share the sides of a draw between them build up turnover at little risk. */
export const oppositeSides = [
  ['big', 'small'],
  ['odd', 'even'],
  ['dragon', 'tiger'],
] as const;

/** How often a deposit must be staked before it is withdrawn. */
const turnoverFactor = 1n;
const day = 24 * 3_600_000;
const timesUsual = 5n;
const shareOfOneWin = 80n;

/** Facts about a withdrawal and its member when it is opened; amounts in minor units of its currency. */
export interface WithdrawalFacts {
  now: Date;
  amount: bigint;
  /** The same member's withdrawals that were paid before: how many, and their sum. */
  paid: { count: number; sum: bigint };
  /** When this account number was first paid to; null if never. */
  payeeSince: Date | null;
  /** How many other members have asked to be paid to it. */
  payeeOthers: number;
  payeeName: string;
  /** As the member registered it; null if they gave none. */
  profileName: string | null;
  passwordChanged: Date | null;
  /** When the member first logged in from the network of the latest log-in, and whether there was one before it. */
  network: { since: Date; first: boolean } | null;
  /** The same for the browser of the latest log-in. */
  device: { since: Date; first: boolean } | null;
  /** The countries of the member's registration and latest log-in, as two letters; null if unknown. */
  country: { home: string | null; now: string | null };
  /** The last bonus that became money, and when. */
  converted: { at: Date; amount: bigint } | null;
  /**
   * Bets of the last 30 days on one side of a draw where another member of the same line bet on the other side: what the member staked on
   * them, how many others there are, and the latest such draw.
   */
  opposite: { staked: bigint; others: number; draw: string } | null;
  /** The last deposit that arrived, and the stakes and wins in settled rounds since then, or in total if there is none. */
  deposited: bigint | null;
  staked: bigint;
  won: bigint;
  /** The round that won the largest part of it. */
  bestRound: { id: string; win: bigint } | null;
  openDispute: string | null;
  excludedUntil: Date | null;
}

/** One hint with its evidence: a time, a number of people, an amount in minor units, or what it is about. */
export interface WithdrawalHint {
  kind: WithdrawalHintKind;
  at?: Date;
  count?: number;
  amount?: bigint;
  /** The id of a round, a draw or another withdrawal; or a country, as two letters. */
  subject?: string;
}

/** Whether something was so at most a day before. */
export const isRecent = (at: Date | null, now: Date): at is Date =>
  at !== null && at.getTime() <= now.getTime() && now.getTime() - at.getTime() < day;

/** Whether an amount is many times what the member's earlier payments were on average. */
export const isFarAboveUsual = (amount: bigint, earlier: { count: number; sum: bigint }): boolean =>
  earlier.count > 0 && amount * BigInt(earlier.count) >= earlier.sum * timesUsual;

/** The hints about a withdrawal, the most serious first. */
export function hintsOf(facts: WithdrawalFacts): WithdrawalHint[] {
  const recent = (at: Date | null): at is Date => isRecent(at, facts.now);
  const { amount, paid, network, deposited, bestRound, excludedUntil, payeeSince, passwordChanged, device, country, converted, opposite } =
    facts;
  const found: Record<WithdrawalHintKind, false | Omit<WithdrawalHint, 'kind'>> = {
    exclusionPending: excludedUntil !== null && excludedUntil > facts.now && { at: excludedUntil },
    openDispute: facts.openDispute !== null && { subject: facts.openDispute },
    passwordReset: recent(passwordChanged) && { at: passwordChanged },
    newNetwork: network !== null && !network.first && recent(network.since) && { at: network.since },
    newDevice: device !== null && !device.first && recent(device.since) && { at: device.since },
    countryUnlike: country.home !== null && country.now !== null && country.home !== country.now && { subject: country.now },
    // A member who was never paid has no usual payee.
    payeeNew: paid.count > 0 && (payeeSince === null || recent(payeeSince)) && { ...(payeeSince && { at: payeeSince }) },
    payeeShared: facts.payeeOthers > 0 && { count: facts.payeeOthers },
    payeeNameUnlike: facts.profileName !== null && !sameName(facts.payeeName, facts.profileName) && {},
    bonusConverted: converted !== null && recent(converted.at) && { at: converted.at, amount: converted.amount },
    oppositeBets: opposite !== null && { count: opposite.others, amount: opposite.staked, subject: opposite.draw },
    notPlayed: deposited !== null && facts.staked < deposited * turnoverFactor && { amount: facts.staked },
    oneWin: bestRound !== null &&
      bestRound.win > 0n &&
      bestRound.win * 100n > facts.won * shareOfOneWin && { amount: bestRound.win, subject: bestRound.id },
    unusualAmount: isFarAboveUsual(amount, paid) && { amount: paid.sum / BigInt(paid.count) },
    first: paid.count === 0 && {},
  };
  return withdrawalHints.flatMap((kind) => (found[kind] ? [{ kind, ...found[kind] }] : []));
}

/** Whether two names may be the same person's: the same words in any order, ignoring case, accents and punctuation. */
export function sameName(one: string, other: string): boolean {
  const words = (name: string) =>
    name
      .normalize('NFKD')
      .replaceAll(/\p{Diacritic}/gu, '')
      .toLocaleLowerCase('en')
      .split(/[^\p{L}\p{M}\p{N}]+/u)
      .filter((word) => word !== '')
      .sort()
      .join(' ');
  return words(one) === words(other);
}

/** Whether one key press may approve it: there is no hint except that it is the first, and no risk rule to look at (office O34). */
export function isSafeToApprove(hints: readonly Pick<WithdrawalHint, 'kind'>[], rules: readonly string[]): boolean {
  return rules.length === 0 && hints.every(({ kind }) => kind === 'first');
}
