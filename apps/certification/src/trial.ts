import type { CaseId } from './case-ids.ts';
import { playOf, type Play } from './play.ts';
import type { Session, Stage } from './players/stage.ts';
import { CaseSkipped } from './verdict.ts';
import type { Caller, Vendor } from './wallet/caller.ts';

/** Stops and starts what the wallet depends on. Available only to the wallet's operator. */
export interface Faults {
  database?: { stop(): Promise<void>; start(): Promise<void> };
}

/** How hard the load case drives the wallet. */
export interface Load {
  callsPerSecond: number;
  seconds: number;
  /** The p95 that the wallet must stay below, in ms; null if only correct answers are demanded. */
  p95: number | null;
}

export interface Step {
  what: string;
  outcome: 'passed' | 'failed' | 'skipped';
}

/** What a case is given: players, callers, and where it reports its steps. */
export interface Trial {
  readonly id: CaseId;
  readonly caller: Caller;
  readonly stage: Stage;
  readonly faults: Faults;
  readonly load: Load;
  /** Everybody who has played since the suite began. */
  readonly everybody: ReadonlyMap<string, Session>;
  /** One step, named as a report shows it. */
  step<T>(what: string, work: () => Promise<T>): Promise<T>;
  /** An active player with at least 100 units; a different one at each call within a case. */
  player(): Promise<Play>;
  /** The calls of a player who is in a particular state. */
  play(session: Session, caller?: Caller): Play;
  callerOf(vendor: Vendor): Caller;
  /** A number that the report shows next to the case. */
  measure(name: string, value: string): void;
  skip(reason: string): never;
}

export interface TrialParts {
  id: CaseId;
  caller: Caller;
  callerOf(vendor: Vendor): Caller;
  stage: Stage;
  faults: Faults;
  load: Load;
  everybody: Map<string, Session>;
}

/** The trial of one case, with what it has reported so far. */
export function openTrial(parts: TrialParts): { trial: Trial; steps: Step[]; measured: Record<string, string> } {
  const steps: Step[] = [];
  const measured: Record<string, string> = {};
  let players = 0;
  const play = (session: Session, caller = parts.caller) => {
    parts.everybody.set(session.playerId, parts.everybody.get(session.playerId) ?? session);
    return playOf(caller, session);
  };
  const trial: Trial = {
    ...parts,
    play,
    async step(what, work) {
      const step: Step = { what, outcome: 'failed' };
      steps.push(step);
      try {
        const value = await work();
        step.outcome = 'passed';
        return value;
      } catch (error) {
        if (error instanceof CaseSkipped) step.outcome = 'skipped';
        throw error;
      }
    },
    player: async () => play(await parts.stage.player(parts.caller, players++)),
    measure: (name, value) => void (measured[name] = value),
    skip(reason) {
      throw new CaseSkipped(reason);
    },
  };
  return { trial, steps, measured };
}
