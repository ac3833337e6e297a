import { coversEnough, dayStartBefore, noFigures, type TeamFigures } from '@parlour/domain/agents';
import type { Bet, Case, Cost } from './case.ts';

/** A span of time in ms, excluding its end. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** What a team's accounts did in a span, from the bets and costs that count; `costs` are those that the policy deducts. */
export interface TeamSums extends TeamFigures {
  readonly costs: bigint;
  readonly deposits: bigint;
}

/** Computes what teams did, from a case's bets and costs without voided ones. */
export class Facts {
  readonly #case: Case;
  readonly #voided = new Set<string>();

  constructor(given: Case) {
    this.#case = given;
  }

  /** Voids a bet; false if it was void already. */
  void(bet: string): boolean {
    if (this.#voided.has(bet)) return false;
    this.#voided.add(bet);
    return true;
  }

  /** Whether a bet counts, unless it is voided. */
  isValid({ decided, product, cover }: Bet): boolean {
    const { kind, policy } = this.#case;
    if (!decided || (policy.products !== null && !policy.products.includes(product))) return false;
    return kind !== 'hourly' || !cover || coversEnough(cover, policy.singlePickMin);
  }

  betsOf({ start, end }: Span): Bet[] {
    return this.#case.bets.filter((bet) => bet.at >= start && bet.at < end && this.isValid(bet) && !this.#voided.has(bet.id));
  }

  /** The sums of each team in a span; `teamsOf` returns the teams that an account's bets and costs count for. */
  sums(span: Span, teamsOf: (account: string) => readonly string[]): (team: string) => TeamSums {
    const { policy } = this.#case;
    const turnovers = new Map<string, bigint>();
    const sums = new Map<string, TeamSums>();
    const add = (account: string, by: (sum: TeamSums) => Partial<TeamSums>): void => {
      for (const team of teamsOf(account)) {
        const sum = sums.get(team) ?? noSums;
        sums.set(team, { ...sum, ...by(sum) });
      }
    };
    for (const { member, stake, payout } of this.betsOf(span)) {
      turnovers.set(member, (turnovers.get(member) ?? 0n) + stake);
      const side = payout > 0n ? 'won' : 'lost';
      add(member, (sum) => ({
        bets: sum.bets + 1,
        turnover: sum.turnover + stake,
        net: sum.net + stake - payout,
        [side]: sum[side] + stake,
      }));
    }
    for (const [member, turnover] of turnovers) {
      if (turnover > 0n && turnover >= policy.activeMin) add(member, (sum) => ({ active: sum.active + 1 }));
    }
    for (const { member, type, amount } of this.#costsOf(span)) {
      if (policy.deducts.includes(type)) add(member, (sum) => ({ costs: sum.costs + amount, net: sum.net - amount }));
      if (type === 'deposit') add(member, (sum) => ({ deposits: sum.deposits + amount }));
    }
    return (team) => sums.get(team) ?? noSums;
  }

  /** The sums of the whole days before the day of a given time. */
  daysBefore(at: number, days: number, teamsOf: (account: string) => readonly string[]): (team: string) => TeamSums {
    const { zone } = this.#case;
    return this.sums({ start: dayStartBefore(at, days, zone), end: dayStartBefore(at, 0, zone) }, teamsOf);
  }

  #costsOf({ start, end }: Span): readonly Cost[] {
    return this.#case.costs.filter(({ at }) => at >= start && at < end);
  }
}

const noSums: TeamSums = { ...noFigures, costs: 0n, deposits: 0n };
