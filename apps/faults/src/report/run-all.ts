import path from 'node:path';
import type { Broken, Result, Scenario } from '../scenario.ts';
import { World } from '../world/world.ts';

/** The outcome of one scenario, or of one broken variant of it. */
export interface Row {
  id: string;
  fault: string;
  /** What was broken on purpose; in that case violations are expected. */
  broken?: string;
  result: Result;
  seconds: number;
}

/** A scenario to run, as it is or with something broken. */
export interface Task {
  scenario: Scenario;
  variant?: Broken;
}

export interface RunSettings {
  quick: boolean;
  /** Where the gateways' logs go. */
  folder: string;
}

/** Runs scenarios: first those that load the machine, alone, then the others, which mostly wait, two side by side. */
export async function runAll(tasks: readonly Task[], { quick, folder }: RunSettings): Promise<Row[]> {
  const world = new World(path.join(folder, 'logs'));
  const rows = new Map<Task, Row>();
  const lane = async (waiting: Task[]): Promise<void> => {
    for (let task = waiting.shift(); task; task = waiting.shift()) rows.set(task, await runOne(world, task, quick));
  };
  try {
    const together = tasks.filter(({ scenario }) => !scenario.alone);
    await Promise.all([lane(together), lane(together)]);
    await lane(tasks.filter(({ scenario }) => scenario.alone));
  } finally {
    await world.close();
  }
  return tasks.flatMap((task) => rows.get(task) ?? []);
}

async function runOne(world: World, { scenario, variant }: Task, quick: boolean): Promise<Row> {
  const { id, fault } = scenario;
  const began = performance.now();
  const result = await scenario.run({ world, quick, ...(variant ? { broken: variant } : {}) }).catch(asResult);
  const seconds = (performance.now() - began) / 1000;
  console.log(`${id} ${variant ? `${variant.what}: ` : ''}${verdictOf(result)} (${seconds.toFixed(1)} s)`);
  return { id, fault, result, seconds, ...(variant ? { broken: variant.what } : {}) };
}

function verdictOf({ skipped, brokeOff, violations }: Result): string {
  if (skipped) return 'skipped';
  if (brokeOff) return 'broke off';
  return violations.length === 0 ? 'held' : `violated (${violations.length})`;
}

/** An aborted scenario has not held. */
function asResult(error: unknown): Result {
  const why = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { tries: 0, acknowledged: 0, stored: 0, longest: 0, violations: [`it broke off: ${why}`], notes: [], brokeOff: true };
}
