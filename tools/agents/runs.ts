import {
  affiliateDue,
  Book,
  carryInOf,
  correctBills,
  dailyDue,
  daysOf,
  dividendDue,
  groupSplits,
  hourlyDue,
  newBill,
  payAffiliates,
  payDownTheLine,
  platform,
  poolSplits,
  realtimeSplits,
  realtimeTier,
  reverseSplit,
  stopBelowUnreached,
  type AgentTransfer,
  type Bill,
  type Due,
  type Period,
  type Split,
  type Tier,
} from '@parlour/domain/agents';
import type { Bet, Case } from './case.ts';
import { Facts } from './facts.ts';

export interface SplitRow extends Split {
  readonly bet: string;
  reversed: boolean;
}

/** The result of all steps of a case. */
export interface Settled {
  readonly book: Book;
  readonly splits: readonly SplitRow[];
  /** Each with the number of its step, from 1. */
  readonly transfers: readonly (AgentTransfer & { readonly step: number })[];
}

/** Runs the steps of a case one after another. */
export function settle(given: Case): Settled {
  const runs = new Runs(given);
  const transfers: (AgentTransfer & { step: number })[] = [];
  for (const [index, step] of given.steps.entries()) {
    if ('run' in step) runs.run(step.run);
    else if ('void' in step) runs.void(step.void);
    else runs.book.adjust(step.member, step.change);
    for (const transfer of runs.book.transfers.slice(transfers.length)) transfers.push({ ...transfer, step: index + 1 });
  }
  return { book: runs.book, splits: runs.splits, transfers };
}

class Runs {
  readonly book: Book;
  readonly splits: SplitRow[] = [];
  readonly #case: Case;
  readonly #facts: Facts;
  readonly #ran: Period[] = [];
  /** Bets that were voided after their period had run and are not corrected yet. */
  #late: Bet[] = [];
  /** Each holder's bill of the last run. */
  readonly #last = new Map<string, string>();

  constructor(given: Case) {
    this.#case = given;
    this.#facts = new Facts(given);
    this.book = new Book({ wallets: given.members.map(({ id, wallet }) => [id, wallet]) });
  }

  void(id: string): void {
    const bet = this.#case.bets.find((each) => each.id === id);
    if (!bet || !this.#facts.void(id) || !this.#facts.isValid(bet)) return;
    if (this.#ran.some(({ start, end }) => bet.at >= start && bet.at < end)) this.#late.push(bet);
  }

  run(period: Period): void {
    this.#correct();
    this.book.collect();
    if (this.#ran.some(({ id }) => id === period.id)) return;
    const { kind } = this.#case;
    if (kind === 'realtime' || kind === 'rebate') this.#pay(period, kind);
    else this.#bill(period, kind);
    this.#ran.push(period);
  }

  /** Dividends and affiliate earnings are adjusted by the next period that runs. */
  #correct(): void {
    const { kind, tree } = this.#case;
    if (this.#late.length === 0 || kind === 'dividend' || kind === 'affiliate') return;
    const late = this.#late;
    this.#late = [];
    if (kind === 'daily' || kind === 'hourly') {
      for (const period of this.#ran) {
        const bills = this.book.bills.filter((bill) => bill.period === period.id);
        correctBills(this.book, bills, this.#dues(period, kind), tree);
      }
      return;
    }
    for (const bet of late) {
      for (const split of this.splits.filter((each) => each.bet === bet.id)) {
        split.reversed = true;
        reverseSplit(this.book, split);
      }
    }
  }

  #bill(period: Period, kind: 'daily' | 'hourly' | 'dividend' | 'affiliate'): void {
    const { tree, contracts, policy } = this.#case;
    const dues = this.#dues(period, kind);
    const bills: Bill[] = [...dues].map(([holder, due]) => {
      const payer = kind === 'affiliate' ? platform : (tree.parentOf(holder) ?? platform);
      return newBill({ kind, holder, period: period.id, payer }, due);
    });
    bills.sort((a, b) => tree.compare(a.holder, b.holder));
    if (kind === 'affiliate') payAffiliates(this.book, bills, tree, (holder) => contracts.get(holder)?.introducerRate ?? 0n);
    else payDownTheLine(this.book, bills, tree, policy);
    for (const { holder, key } of bills) this.#last.set(holder, key);
    if (kind === 'dividend' || kind === 'affiliate') this.#late = [];
  }

  #dues(period: Period, kind: 'daily' | 'hourly' | 'dividend' | 'affiliate'): Map<string, Due> {
    const { contracts, tree, policy, zone } = this.#case;
    const teamsOf = kind === 'affiliate' ? this.#affiliateOf : this.#teamsOf;
    const sums = this.#facts.sums(period, teamsOf);
    const adjustments = new Map<string, bigint>();
    for (const { member, stake, payout } of this.#late)
      for (const team of teamsOf(member)) adjustments.set(team, (adjustments.get(team) ?? 0n) - (stake - payout));
    const dues = new Map(
      [...contracts.values()].map((contract) => {
        const { holder, tiers } = contract;
        const team = sums(holder);
        const adjustment = adjustments.get(holder) ?? 0n;
        const last = this.book.bill(this.#last.get(holder) ?? '');
        const { costs, deposits, ...figures } = team;
        if (kind === 'daily') return [holder, dailyDue(figures, tiers, policy)] as const;
        if (kind === 'hourly') return [holder, hourlyDue(figures, tiers)] as const;
        if (kind === 'affiliate')
          return [holder, affiliateDue(figures, contract, { ggr: figures.net + costs, costs, deposits, adjustment, last })] as const;
        const carryIn = carryInOf(policy.carry, period.id, last);
        return [
          holder,
          dividendDue(figures, tiers, { adjustment, carryIn, turnoverRule: policy.turnoverRule, days: daysOf(period, zone) }),
        ] as const;
      }),
    );
    return policy.unreachedUpline === 'stop' && kind !== 'affiliate' ? stopBelowUnreached(dues, tree) : dues;
  }

  readonly #teamsOf = (account: string): readonly string[] => {
    const uplines = this.#case.tree.uplinesOf(account);
    return this.#case.policy.includeSelf ? [account, ...uplines] : uplines;
  };

  /** The nearest upline with a contract, for an account without one of its own. */
  readonly #affiliateOf = (account: string): readonly string[] => {
    const { contracts, tree } = this.#case;
    if (contracts.has(account)) return [];
    const nearest = tree.uplinesOf(account).find((upline) => contracts.has(upline));
    return nearest === undefined ? [] : [nearest];
  };

  #pay(window: Period, kind: 'realtime' | 'rebate'): void {
    const splitsOf = kind === 'realtime' ? this.#realtime(window) : this.#rebate;
    const sums = new Map<string, bigint>();
    for (const bet of this.#facts.betsOf(window)) {
      for (const split of splitsOf(bet)) {
        this.splits.push({ ...split, bet: bet.id, reversed: false });
        sums.set(split.account, (sums.get(split.account) ?? 0n) + split.amount);
      }
    }
    for (const { id } of this.#case.members) {
      const amount = sums.get(id) ?? 0n;
      this.book.move({ key: `${kind}:${id}:${window.id}`, from: platform, to: id, amount });
    }
  }

  #realtime({ start }: Period): (bet: Bet) => Split[] {
    const { contracts, tree } = this.#case;
    const five = this.#facts.daysBefore(start, 5, this.#teamsOf);
    const fifteen = this.#facts.daysBefore(start, 15, this.#teamsOf);
    const tiers = new Map<string, Tier | undefined>();
    for (const { holder, tiers: own } of contracts.values()) {
      const { turnover: bet15, active: active15 } = fifteen(holder);
      tiers.set(holder, realtimeTier(own, { bet5: five(holder).turnover, bet15, active15 }));
    }
    return ({ member, stake, payout }) =>
      realtimeSplits({ stake, won: payout > 0n }, [member, ...tree.uplinesOf(member)], (account) => tiers.get(account));
  }

  readonly #rebate = ({ member, stake, group }: Bet): Split[] => {
    const { tree, policy, members } = this.#case;
    const uplines = tree.uplinesOf(member);
    const memberOf = (id: string) => members[tree.orderOf(id)]!;
    if (policy.rebateMode === 'pool') return poolSplits(stake, policy.pool, uplines, (account) => memberOf(account).share);
    return groupSplits({ stake, played: group ?? policy.base }, [member, ...uplines], (account) => memberOf(account).group);
  };
}
