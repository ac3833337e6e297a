import type { Stage } from './world/stage.ts';
import type { World } from './world/world.ts';

/** A gateway or a database that is broken on purpose: a scenario that does not notice checks nothing. */
export interface Broken {
  /** The problem, in a few words. */
  what: string;
  /** Caught again with every run of the tests. */
  inTests?: boolean;
  /** Modules of the folder `faults/` that each gateway loads first. */
  preload?: readonly string[];
  env?: Readonly<Record<string, string>>;
  /** Breaks the database once the gateways run. */
  database?(stage: Stage): Promise<void>;
}

/** How a scenario is run. */
export interface Run {
  world: World;
  /** Shorter, for every run of the tests. */
  quick: boolean;
  broken?: Broken;
}

/** What a scenario has observed. */
export interface Result {
  /** Calls that were made. */
  tries: number;
  /** Different things that the gateway reported as done. */
  acknowledged: number;
  /** How many of those requested the database has. */
  stored: number;
  /** Of the answers that there were, in ms. */
  longest: number;
  /** Violations; must be empty. */
  violations: string[];
  /** Anything else worth a line. */
  notes: string[];
  /** Why it could not be run here. */
  skipped?: string;
  /** It aborted by itself: it has shown nothing, neither that the gateway holds nor that a broken one is caught. */
  brokeOff?: boolean;
}

/** A fault of security.md, section 5. */
export interface Scenario {
  id: string;
  fault: string;
  /** Loads both cores or measures time: runs while nothing else does. */
  alone?: boolean;
  /** Short enough for every test run. */
  inTests?: boolean;
  run(run: Run): Promise<Result>;
  broken: readonly Broken[];
}
