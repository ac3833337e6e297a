import { convert, endOf, isLive, lateBonus, requirementOf, type GrantStatus, type Wagering } from '../wagering.ts';
import { accounts, type Books, type Cause } from './books.ts';
import type { Member } from './members.ts';

/** Bonus money given to a member. Amounts are in minor units; its balance is its account. */
export interface Grant {
  readonly id: string;
  /** Its index in the order of creation, from 0. */
  readonly place: number;
  readonly member: Member;
  readonly promotion: string;
  readonly wagering: Wagering;
  readonly amount: bigint;
  readonly required: bigint;
  readonly account: string;
  status: GrantStatus;
  wagered: bigint;
  converted: bigint;
  returned: bigint;
  expiresAt: number | null;
  /** Open rounds with stakes from it. */
  openBonusRounds: number;
}

const day = 86_400_000;

/** The grants of a case: how they wait, become active and end (R10, R11, R20-R24). */
export class Grants {
  readonly all: Grant[] = [];
  readonly #books: Books;
  /** Those that expire, soonest last. */
  readonly #expiring: Grant[] = [];

  constructor(books: Books) {
    this.#books = books;
  }

  /** Gives bonus money out of a budget, which must hold enough. */
  give(cause: Cause, member: Member, given: { promotion: string; wagering: Wagering; amount: bigint; deposit: bigint }): Grant {
    const place = this.all.length;
    const id = `g${place + 1}`;
    const grant: Grant = {
      id,
      place,
      member,
      promotion: given.promotion,
      wagering: given.wagering,
      amount: given.amount,
      required: requirementOf(given.wagering, given.amount, given.deposit),
      account: accounts.bonus(id),
      status: 'waiting',
      wagered: 0n,
      converted: 0n,
      returned: 0n,
      expiresAt: null,
      openBonusRounds: 0,
    };
    this.all.push(grant);
    this.#books.move(cause, 'bonusGranted', accounts.budget(given.promotion), grant.account, given.amount);
    member.waiting.push(grant);
    this.#activate(cause, member);
    return grant;
  }

  balance(grant: Grant): bigint {
    return this.#books.balance(grant.account);
  }

  /** Ends every grant that has expired by an instant, each at its own time: the clock comes before events. */
  expireUntil(at: number): void {
    for (let next = this.#expiring.at(-1); next && next.expiresAt! <= at; next = this.#expiring.at(-1)) {
      this.#expiring.pop();
      if (next.status !== 'active') continue;
      const cause = { at: next.expiresAt!, event: null };
      const { member } = next;
      member.active = null;
      if (next.openBonusRounds > 0) {
        next.status = 'closing';
        member.closing.push(next);
      } else {
        this.#finish(cause, next, 'expired');
      }
      this.#activate(cause, member);
      this.settle(cause, member);
    }
  }

  /** Settles the active and closing grants of a member after an event (R20). */
  settle(cause: Cause, member: Member): void {
    for (let looked = true; looked;) {
      looked = false;
      const grants = member.active ? [...member.closing, member.active] : [...member.closing];
      for (const grant of grants) {
        const end = endOf({
          status: grant.status === 'closing' ? 'closing' : 'active',
          balance: this.balance(grant),
          wagered: grant.wagered,
          required: grant.required,
          openBonusRound: grant.openBonusRounds > 0,
        });
        if (!end) continue;
        this.#leave(grant);
        this.#finish(cause, grant, end);
        this.#activate(cause, member);
        // A grant that has just become active is settled too.
        looked = true;
      }
    }
  }

  /** A member's grants that have not ended, oldest first. */
  live(member: Member): Grant[] {
    const active = member.active ? [member.active] : [];
    return [...member.closing, ...active, ...member.waiting.filter(({ status }) => status === 'waiting')];
  }

  /** Forfeits grants, newest first; they are passed oldest first. */
  forfeit(cause: Cause, member: Member, grants: readonly Grant[]): void {
    for (const grant of grants.toReversed()) {
      this.#leave(grant);
      this.#finish(cause, grant, 'forfeited');
    }
    this.#activate(cause, member);
  }

  /**
   * Lines that return bonus money of a win or a returned stake to the grant, or to where it goes after the grant's end; updates the grant's
   * figures.
   */
  bringBack(grant: Grant, bonusMoney: bigint): (readonly [string, bigint])[] {
    const parts = lateBonus(bonusMoney, grant, grant.wagering.maxConversion);
    grant.converted += parts.cash;
    grant.returned += parts.returned;
    return [
      [grant.account, parts.grant],
      [accounts.cash(grant.member.id), parts.cash],
      [accounts.returned(grant.promotion), parts.returned],
    ];
  }

  #activate(cause: Cause, member: Member): void {
    while (!member.active && member.waiting.length > 0) {
      const next = member.waiting.shift()!;
      if (next.status !== 'waiting') continue;
      next.status = 'active';
      member.active = next;
      if (next.wagering.days === null) continue;
      next.expiresAt = cause.at + next.wagering.days * day;
      this.#expire(next);
    }
  }

  /** Keeps the list sorted: the soonest last, and at equal instants the older one last. */
  #expire(grant: Grant): void {
    const isLater = (other: Grant) =>
      other.expiresAt! > grant.expiresAt! || (other.expiresAt === grant.expiresAt && other.place > grant.place);
    let [low, high] = [0, this.#expiring.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (isLater(this.#expiring[middle]!)) low = middle + 1;
      else high = middle;
    }
    this.#expiring.splice(low, 0, grant);
  }

  #leave(grant: Grant): void {
    const { member } = grant;
    if (member.active === grant) member.active = null;
    const closing = member.closing.indexOf(grant);
    if (closing >= 0) member.closing.splice(closing, 1);
  }

  #finish(cause: Cause, grant: Grant, how: Exclude<GrantStatus, 'waiting' | 'active' | 'closing'>): void {
    const balance = this.balance(grant);
    grant.status = how;
    const { cash, returned } =
      how === 'converted' ? convert(balance, grant, grant.wagering.maxConversion) : { cash: 0n, returned: balance };
    grant.converted += cash;
    grant.returned += returned;
    this.#books.post(cause, how === 'converted' ? 'bonusConverted' : 'bonusReturned', [
      [grant.account, -balance],
      [accounts.cash(grant.member.id), cash],
      [accounts.returned(grant.promotion), returned],
    ]);
  }
}

/** Whether a grant belongs to a member and can still be forfeited. */
export function mayForfeit(grant: Grant | undefined, member: Member): 'unknownGrant' | 'grantEnded' | null {
  if (grant?.member !== member) return 'unknownGrant';
  return isLive(grant.status) ? null : 'grantEnded';
}
