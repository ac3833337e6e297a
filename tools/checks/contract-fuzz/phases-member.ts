import { randomUUID } from 'node:crypto';
import { ask, samples, type Fuzz } from './ask.ts';
import type { FuzzedOperation } from './contract.ts';
import type { Asked } from './generate.ts';
import type { Who } from './world.ts';

const header = 'Idempotency-Key';
const withKey = (asked: Asked, key: string): Asked => ({ ...asked, header: { ...asked.header, [header]: key } });

/** A repeated request gets the first answer, a different one gets 409, and twelve at once have one effect (security C03). */
export async function idempotency(fuzz: Fuzz, operation: FuzzedOperation): Promise<void> {
  if (!operation.idempotent) return;
  const { report } = fuzz;
  const tries = await samples(fuzz, operation, 6);
  const manner = { phase: 'idempotency' };
  for (const asked of tries) {
    const key = randomUUID();
    const first = await ask(fuzz, operation, withKey(asked, key), manner);
    if (first.status !== 200) continue;
    const again = await ask(fuzz, operation, withKey(asked, key), manner);
    if (again.text !== first.text) report.fail('idempotency', operation, 'answers a repeat otherwise', again);
    const other = tries.find((t) => JSON.stringify(t.body) !== JSON.stringify(asked.body));
    const reused = other && (await ask(fuzz, operation, withKey({ ...other, path: asked.path }, key), manner));
    if (reused && reused.status !== 409) report.fail('idempotency', operation, `answers ${reused.status} to a key that is used`, reused);
    break;
  }
  const [asked] = await samples(fuzz, operation, 1);
  const key = randomUUID();
  const many = await Promise.all(Array.from({ length: 12 }, () => ask(fuzz, operation, withKey(asked!, key), manner)));
  const effects = new Set(many.filter(({ status }) => status === 200).map(({ text }) => text));
  if (effects.size > 1) report.fail('idempotency', operation, `has ${effects.size} effects for one key`, many[0]);
}

/** Nobody else can access the owner's objects, or even learn that they exist (security B01, B06). */
export async function owner(fuzz: Fuzz, operation: FuzzedOperation): Promise<void> {
  if (!operation.owned) return;
  const { world, report } = fuzz;
  const names = operation.parameters.filter((p) => p.in === 'path').map((p) => p.name);
  const path: Record<string, string> = {};
  for (const name of names) {
    const id = await world.owned(name);
    if (id === undefined) return report.fail('owner', operation, `takes ${name}, of which the fuzz has none: give its World one`);
    path[name] = id;
  }
  const [base] = await samples(fuzz, operation, 1);
  const asked = { ...base!, path };
  const statusFor = async (who: Who) => ask(fuzz, operation, asked, { phase: 'owner', who });
  for (const who of ['stranger', 'foreigner'] as const) {
    const answer = await statusFor(who);
    if (![403, 404].includes(answer.status)) report.fail('owner', operation, `answers ${answer.status} to a ${who}`, answer);
  }
  const mine = await statusFor('owner');
  if (mine.status === 200) report.succeeded.add(operation.id);
  if ([401, 403, 404].includes(mine.status)) report.fail('owner', operation, `answers ${mine.status} to the owner`, mine);
}
