import fc from 'fast-check';
import { ask, samples, type Fuzz } from './ask.ts';
import type { FuzzedOperation } from './contract.ts';
import { codeOf } from './demands.ts';
import { requestsOf, type Asked } from './generate.ts';
import { hostileTexts } from './hostile.ts';
import { formOf } from './send.ts';
import { spoilersOf } from './spoil.ts';

/** Runs a property on requests that the contract allows; fast-check makes a failing one smaller, and the report keeps the shortest. */
async function holdFor(fuzz: Fuzz, operation: FuzzedOperation, runs: number, check: (asked: Asked) => Promise<void>): Promise<void> {
  const property = fc.asyncProperty(requestsOf(operation, fuzz.contract), async (asked) => {
    const before = fuzz.report.failures.reduce((sum, f) => sum + f.times, 0);
    await check(asked);
    return fuzz.report.failures.reduce((sum, f) => sum + f.times, 0) === before;
  });
  await fc.check(property, { seed: fuzz.seed, numRuns: runs, interruptAfterTimeLimit: 5000, markInterruptAsFailure: false });
}

/** What is known to succeed does. */
export async function succeeding(fuzz: Fuzz, operation: FuzzedOperation): Promise<void> {
  const [made] = fuzz.made(1);
  const asked = await fuzz.world.succeeding(operation, made!);
  if (!asked) return;
  const answer = await ask(fuzz, operation, asked, { phase: 'succeeding' });
  if (answer.status === 200) fuzz.report.succeeded.add(operation.id);
  else fuzz.report.fail('succeeding', operation, `refuses what must succeed (${answer.status} ${codeOf(answer)})`, answer);
}

/** What the contract allows is never called a breach of it. */
export async function valid(fuzz: Fuzz, operation: FuzzedOperation): Promise<void> {
  const hasInput = operation.body !== null || operation.parameters.length > 0;
  await holdFor(fuzz, operation, hasInput ? fuzz.runs : 1, async (asked) => {
    const answer = await ask(fuzz, operation, await fuzz.world.fillIn(operation, asked), { phase: 'valid' });
    if (answer.status === 200) fuzz.report.succeeded.add(operation.id);
    if (codeOf(answer) === fuzz.world.invalidCode) fuzz.report.fail('valid', operation, 'refuses what the contract allows', answer);
  });
}

/** What the contract forbids is refused as such, one fault at a time. */
export async function invalid(fuzz: Fuzz, operation: FuzzedOperation): Promise<void> {
  const [base] = await samples(fuzz, operation, 1);
  for (const { name, spoil } of spoilersOf(operation, fuzz.contract)) {
    const tell = async (filled: Asked): Promise<void> => {
      const asked = spoil(filled);
      // In a form everything is text: a number of the right letters is no fault there.
      const arriving = operation.form ? Object.fromEntries(new URLSearchParams(formOf(asked.body))) : asked.body;
      if (name.startsWith('body') && operation.body!.isValid(arriving)) return;
      const answer = await ask(fuzz, operation, asked, { phase: 'invalid' });
      // A key that is not there has a code of its own.
      const named = name.startsWith('header') || codeOf(answer) === fuzz.world.invalidCode;
      if (answer.status !== 400 || !named)
        fuzz.report.fail('invalid', operation, `takes ${name} (${answer.status} ${codeOf(answer)})`, answer);
    };
    const before = fuzz.report.failures.length;
    await tell(base!);
    // Only what went wrong is worth a search for its smallest case.
    if (fuzz.report.failures.length > before)
      await holdFor(fuzz, operation, 3, async (asked) => tell(await fuzz.world.fillIn(operation, asked)));
  }
}

type Spot = readonly ['path' | 'query' | 'body', ...string[]];

/** Text that is code elsewhere is only text here: no failure, no leak, no delay. */
export async function hostile(fuzz: Fuzz, operation: FuzzedOperation): Promise<void> {
  const [base] = await samples(fuzz, operation, 1);
  for (const spot of spotsOf(operation, base!).slice(0, fuzz.spots))
    for (const text of hostileTexts) {
      const asked = structuredClone(base!);
      // The spot was found by walking this request: its parts are objects.
      let place = asked as unknown as Record<string, unknown>;
      for (const key of spot.slice(0, -1)) place = place[key] as Record<string, unknown>;
      place[spot.at(-1)!] = text;
      const answer = await ask(fuzz, operation, asked, { phase: 'hostile' });
      if (answer.headers['x-injected']) fuzz.report.fail('hostile', operation, `lets ${spot.join('.')} write a header`, answer);
    }
}

/** Where a request has text. */
function spotsOf(operation: FuzzedOperation, asked: Asked): Spot[] {
  const named = (where: 'path' | 'query') => operation.parameters.filter((p) => p.in === where).map((p): Spot => [where, p.name]);
  const texts = (value: unknown, path: string[]): Spot[] => {
    if (typeof value === 'string') return [['body', ...path]];
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([key, part]) => texts(part, [...path, key]));
  };
  return [...named('path'), ...named('query'), ...texts(asked.body, []).filter((spot) => spot.length > 1)];
}
