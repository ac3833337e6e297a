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
  /** How many valid requests an operation gets. */
  runs: number;
  /** How many of its texts are tried with each hostile one. */
  spots: number;
  seed: number;
  /** So many requests of the operation that the contract allows, the same for the same seed. */
  made(count: number): readonly Asked[];
}

export interface Manner {
  phase: string;
  who?: Who;
  /** Instead of the JSON of the asked body. */
  rawBody?: string;
  /** The last word on the bytes, before they are signed. */
  change?(wire: Wire): Wire;
  /** Leaves out what shows who asks. */
  unsigned?: boolean;
}

/** Asks, and reports what is wrong with the answer whatever was asked. */
export async function ask({ world, report }: Fuzz, operation: FuzzedOperation, asked: Asked, manner: Manner): Promise<Answer> {
  const who = manner.who ?? 'owner';
  const once = async () => {
    const plain = await wireOf(world, operation, asked, who, manner.rawBody);
    const changed = manner.change?.(plain) ?? plain;
    return send(world.base, manner.unsigned ? changed : await world.sign(operation, changed, who));
  };
  report.count(manner.phase);
  let answer = await once();
  // An operation before may have ended the owner's session.
  const unknown = () => answer.status === 401 && codeOf(answer) === world.nobodyCode && !manner.unsigned && who === 'owner';
  if (unknown()) {
    await world.renew();
    answer = await once();
  }
  for (const fault of faultsOf(world, operation, answer)) report.fail(manner.phase, operation, fault, answer);
  if (unknown()) report.fail(manner.phase, operation, 'does not know its user', answer);
  return answer;
}

/** Requests of the operation that the contract allows, with what only a person can fill in. */
export async function samples({ world, made }: Fuzz, operation: FuzzedOperation, count: number): Promise<Asked[]> {
  const filled: Asked[] = [];
  for (const asked of made(count)) filled.push(await world.fillIn(operation, asked));
  return filled;
}
