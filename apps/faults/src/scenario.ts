import type { Stage } from './world/stage.ts';
import type { World } from './world/world.ts';

/** A gateway or a database that is wrong on purpose: a scenario that does not notice looks at nothing. */
export interface Broken {
  /** What is wrong, in a few words. */
  what: string;
  /** Caught again with every run of the tests. */
  inTests?: boolean;
  /** Modules of the folder `faults/` that each gateway loads first. */
  preload?: readonly string[];
  env?: Readonly<Record<string, string>>;
  /** What is done to the database once the gateways run. */
  database?(stage: Stage): Promise<void>;
}

/** How a scenario is run. */
export interface Run {
  world: World;
  /** Shorter, for every run of the tests. */
  quick: boolean;
  broken?: Broken;
}

/** What a scenario has seen. */
export interface Result {
  /** Calls that were made. */
  tries: number;
  /** Different things that the gateway said it had done. */
  acknowledged: number;
  /** Of those asked for, how many the database has. */
  stored: number;
  /** Of the answers that there were, in ms. */
  longest: number;
  /** What must not be; empty is what it must be. */
  violations: string[];
  /** What else is worth a line. */
  notes: string[];
  /** Why it could not be run here. */
  skipped?: string;
  /** It broke off by itself: it has shown nothing, neither that the gateway holds nor that a broken one is caught. */
  brokeOff?: boolean;
}

/** A fault of security.md, section 5. */
export interface Scenario {
  id: string;
  fault: string;
  /** Loads both cores or measures time: runs with nothing beside it. */
  alone?: boolean;
  /** Short enough for every run of the tests. */
  inTests?: boolean;
  run(run: Run): Promise<Result>;
  broken: readonly Broken[];
}
