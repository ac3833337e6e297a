import type { FuzzedContract, FuzzedOperation } from './contract.ts';
import { codeOf, faultsOf } from './demands.ts';
import type { Asked } from './generate.ts';
import type { Report } from './report.ts';
import { send, wireOf, type Answer } from './send.ts';
import type { Who, Wire, World } from './world.ts';

/** What every phase needs. */
export interface Fuzz {
  world: World;
  contract: FuzzedContract;
  report: Report;
  /** How many valid requests each operation gets. */
  runs: number;
  /** How many texts of a request are replaced by each hostile text. */
  spots: number;
  /** Of everything wrong that could be sent, this operation gets one in so many. */
  oneIn: number;
  seed: number;
  /** This many requests of the operation that satisfy the contract; the same ones for the same seed. */
  made(count: number): readonly Asked[];
}

export interface Manner {
  phase: string;
  who?: Who;
  /** Sent instead of the body's JSON. */
  rawBody?: string;
  /** Changes the final bytes before they are signed. */
  change?(wire: Wire): Wire;
  /** Leaves out the caller's credentials. */
  unsigned?: boolean;
}

/** Sends a request, and reports everything wrong with the answer, whatever was requested. */
export async function ask({ world, report }: Fuzz, operation: FuzzedOperation, asked: Asked, manner: Manner): Promise<Answer> {
  const who = manner.who ?? 'owner';
  const once = async () => {
    const plain = await wireOf(world, operation, asked, who, manner.rawBody);
    const changed = manner.change?.(plain) ?? plain;
    return send(world.base, manner.unsigned ? changed : await world.sign(operation, changed, who));
  };
  report.count(manner.phase);
  let answer = await once();
  // An earlier operation may have ended the owner's session.
  const unknown = () => answer.status === 401 && codeOf(answer) === world.nobodyCode && !manner.unsigned && who === 'owner';
  if (unknown()) {
    await world.renew();
    answer = await once();
  }
  for (const fault of faultsOf(world, operation, answer)) report.fail(manner.phase, operation, fault, answer);
  if (unknown()) report.fail(manner.phase, operation, 'does not know its user', answer);
  return answer;
}

/** Requests of the operation that satisfy the contract, with values that only a person can provide. */
export async function samples({ world, made }: Fuzz, operation: FuzzedOperation, count: number): Promise<Asked[]> {
  const filled: Asked[] = [];
  for (const asked of made(count)) filled.push(await world.fillIn(operation, asked));
  return filled;
}

/** One in `oneIn` of these. The seeds of neighbouring operations differ by one, so together they get all. */
export function inTurn<T>({ seed, oneIn }: Pick<Fuzz, 'seed' | 'oneIn'>, all: readonly T[]): T[] {
  return all.filter((_, i) => (i + seed) % oneIn === 0);
}
