import fc from 'fast-check';
import { ask, inTurn, samples, type Fuzz } from './ask.ts';
import type { FuzzedOperation } from './contract.ts';
import { codeOf } from './demands.ts';
import { requestsOf, type Asked } from './generate.ts';
import { hostileTexts } from './hostile.ts';
import { formOf } from './send.ts';
import { spoilersOf } from './spoil.ts';

/** Checks a property on valid requests; fast-check shrinks a failing one, and the report keeps the shortest. */
async function holdFor(fuzz: Fuzz, operation: FuzzedOperation, runs: number, check: (asked: Asked) => Promise<void>): Promise<void> {
  const property = fc.asyncProperty(requestsOf(operation, fuzz.contract), async (asked) => {
    const before = fuzz.report.failures.reduce((sum, f) => sum + f.times, 0);
    await check(asked);
    return fuzz.report.failures.reduce((sum, f) => sum + f.times, 0) === before;
  });
  await fc.check(property, { seed: fuzz.seed, numRuns: runs, interruptAfterTimeLimit: 5000, markInterruptAsFailure: false });
}

/** Requests known to succeed must succeed. */
export async function succeeding(fuzz: Fuzz, operation: FuzzedOperation): Promise<void> {
  const [made] = fuzz.made(1);
  const asked = await fuzz.world.succeeding(operation, made!);
  if (!asked) return;
  const answer = await ask(fuzz, operation, asked, { phase: 'succeeding' });
  if (answer.status === 200) fuzz.report.succeeded.add(operation.id);
  else fuzz.report.fail('succeeding', operation, `refuses what must succeed (${answer.status} ${codeOf(answer)})`, answer);
}

/** Valid requests must never be refused as violations of the contract. */
export async function valid(fuzz: Fuzz, operation: FuzzedOperation): Promise<void> {
  const hasInput = operation.body !== null || operation.parameters.length > 0;
  await holdFor(fuzz, operation, hasInput ? fuzz.runs : 1, async (asked) => {
    const answer = await ask(fuzz, operation, await fuzz.world.fillIn(operation, asked), { phase: 'valid' });
    if (answer.status === 200) fuzz.report.succeeded.add(operation.id);
    if (codeOf(answer) === fuzz.world.invalidCode) fuzz.report.fail('valid', operation, 'refuses what the contract allows', answer);
  });
}

/** Invalid requests must be refused as such; each contains one violation. */
export async function invalid(fuzz: Fuzz, operation: FuzzedOperation): Promise<void> {
  const [base] = await samples(fuzz, operation, 1);
  for (const { name, spoil } of inTurn(fuzz, spoilersOf(operation, fuzz.contract))) {
    const tell = async (filled: Asked): Promise<void> => {
      const asked = spoil(filled);
      // A form is all text, so a number with the right characters is no violation there.
      const arriving = operation.form ? Object.fromEntries(new URLSearchParams(formOf(asked.body))) : asked.body;
      if (name.startsWith('body') && operation.body!.isValid(arriving)) return;
      const answer = await ask(fuzz, operation, asked, { phase: 'invalid' });
      // A missing key has an error code of its own.
      const named = name.startsWith('header') || codeOf(answer) === fuzz.world.invalidCode;
      if (answer.status !== 400 || !named)
        fuzz.report.fail('invalid', operation, `takes ${name} (${answer.status} ${codeOf(answer)})`, answer);
    };
    const before = fuzz.report.failures.length;
    await tell(base!);
    // Only failures are worth shrinking.
    if (fuzz.report.failures.length > before)
      await holdFor(fuzz, operation, 3, async (asked) => tell(await fuzz.world.fillIn(operation, asked)));
  }
}

type Spot = readonly ['path' | 'query' | 'body', ...string[]];

/** Text that is code elsewhere must be treated as text here: no failure, no leak, no delay. */
export async function hostile(fuzz: Fuzz, operation: FuzzedOperation): Promise<void> {
  const [base] = await samples(fuzz, operation, 1);
  for (const spot of spotsOf(operation, base!).slice(0, fuzz.spots))
    for (const text of inTurn(fuzz, hostileTexts)) {
      const asked = structuredClone(base!);
      // Safe: the path was found by walking this request, so every part of it is an object.
      let place = asked as unknown as Record<string, unknown>;
      for (const key of spot.slice(0, -1)) place = place[key] as Record<string, unknown>;
      place[spot.at(-1)!] = text;
      const answer = await ask(fuzz, operation, asked, { phase: 'hostile' });
      if (answer.headers['x-injected']) fuzz.report.fail('hostile', operation, `lets ${spot.join('.')} write a header`, answer);
    }
}

/** All places in a request that contain text. */
function spotsOf(operation: FuzzedOperation, asked: Asked): Spot[] {
  const named = (where: 'path' | 'query') => operation.parameters.filter((p) => p.in === where).map((p): Spot => [where, p.name]);
  const texts = (value: unknown, path: string[]): Spot[] => {
    if (typeof value === 'string') return [['body', ...path]];
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([key, part]) => texts(part, [...path, key]));
  };
  return [...named('path'), ...named('query'), ...texts(asked.body, []).filter((spot) => spot.length > 1)];
}
