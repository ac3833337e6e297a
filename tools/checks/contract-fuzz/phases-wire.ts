import { randomUUID } from 'node:crypto';
import { ask, inTurn, samples, type Fuzz } from './ask.ts';
import type { FuzzedOperation } from './contract.ts';
import { codeOf, faultsOf } from './demands.ts';
import { strayRequests, wrongBodies, wrongForms } from './hostile.ts';
import { formOf, send } from './send.ts';
import type { Wire } from './world.ts';

/** Sends bodies and methods that the operation does not support. */
export async function protocol(fuzz: Fuzz, operation: FuzzedOperation): Promise<void> {
  const { world, report } = fuzz;
  const [base] = await samples(fuzz, operation, 1);
  const expect = async (name: string, right: (status: number) => boolean, change: (wire: Wire) => Wire) => {
    const answer = await ask(fuzz, operation, base!, { phase: 'protocol', change });
    if (!right(answer.status)) report.fail('protocol', operation, `answers ${answer.status} to ${name}`, answer);
  };
  const refused = (status: number) => status >= 400 && status < 500;
  const limit = operation.bodyLimit ?? world.bodyLimit;
  const bodies = operation.body
    ? (operation.form ? wrongForms(formOf(base!.body), limit) : wrongBodies(JSON.stringify(base!.body), limit)).filter(
        ({ status }) => world.tellsTypes || status !== 415,
      )
    : [];
  for (const { name, body, type = 'application/json', status: right } of inTurn(fuzz, bodies))
    await expect(name, world.tellsTypes ? (status) => status === right : refused, (wire) => ({
      ...wire,
      body,
      headers: { ...wire.headers, 'content-type': type },
    }));
  if (!operation.body && operation.method !== 'GET')
    await expect('a body that it does not take', refused, (wire) => ({
      ...wire,
      body: '{"x":1}',
      headers: { ...wire.headers, 'content-type': 'application/json' },
    }));
  const here = new Set(fuzz.contract.operations.filter(({ path }) => path === operation.path).map(({ method }) => method));
  const others = ['GET', 'PUT', 'DELETE', 'PATCH'].filter((method) => !here.has(method));
  for (const method of inTurn(fuzz, others)) {
    const { body: _, ...bare } = (await withoutBody(fuzz, operation)) as Wire;
    const answer = await send(world.base, { ...bare, method });
    report.count('protocol');
    if (![404, 405].includes(answer.status)) report.fail('protocol', operation, `answers ${answer.status} to ${method}`, answer);
    for (const fault of faultsOf(world, null, answer)) report.fail('protocol', operation, `${method}: ${fault}`, answer);
  }
}

async function withoutBody({ world }: Fuzz, { method, path }: FuzzedOperation): Promise<Wire> {
  return { method, target: path.replace(/\{\w+\}/g, randomUUID()), headers: { ...world.headersOf('owner') } };
}

/** Without credentials the answer is 401, before anything else is examined (security A10, B03, B06). */
export async function auth(fuzz: Fuzz, operation: FuzzedOperation): Promise<void> {
  if (!operation.guarded) return;
  const { world, report } = fuzz;
  const [base] = await samples(fuzz, operation, 1);
  const inAddress = (name: string) => (wire: Wire) => ({
    ...wire,
    target: `${wire.target}${wire.target.includes('?') ? '&' : '?'}${name}=${'A'.repeat(43)}`,
  });
  const content =
    (body: string, type = 'application/json') =>
    (wire: Wire) => ({
      ...wire,
      ...(operation.method === 'GET' ? {} : { body, headers: { ...wire.headers, 'content-type': type } }),
    });
  const pretences: { name: string; change(wire: Wire): Wire }[] = [
    ...['token', 'access_token', 'sid'].map((name) => ({ name: `?${name}=`, change: inAddress(name) })),
    { name: 'a body that breaks the contract', change: content('{"zz":1}') },
    { name: 'a body that is no JSON', change: content('{"zz":') },
    { name: 'a body of another type', change: content('zz', 'text/plain') },
    ...world.pretences,
  ];
  for (const { name, change } of [{ name: 'nothing', change: (wire: Wire) => wire }, ...inTurn(fuzz, pretences)]) {
    const answer = await ask(fuzz, operation, base!, { phase: 'auth', who: 'nobody', unsigned: true, change });
    if (answer.status !== 401) report.fail('auth', operation, `answers ${answer.status} ${codeOf(answer)} to nobody with ${name}`, answer);
  }
}

/** Another site can make a browser send requests, but they change nothing (security D09). */
export async function crossSite(fuzz: Fuzz, operation: FuzzedOperation): Promise<void> {
  const { world, report } = fuzz;
  if (operation.method === 'GET' || world.crossSiteCode === null) return;
  const [base] = await samples(fuzz, operation, 1);
  for (const foreign of [{ origin: 'https://evil.invalid' }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }]) {
    const change = (wire: Wire) => ({ ...wire, headers: { ...wire.headers, ...foreign } as Record<string, string> });
    const answer = await ask(fuzz, operation, base!, { phase: 'cross-site', change });
    if (answer.status !== 403 || codeOf(answer) !== world.crossSiteCode)
      report.fail('cross-site', operation, `answers ${answer.status} ${codeOf(answer)} to another site`, answer);
  }
}

/** Requests that belong to no operation are refused in the contract's format. */
export async function stray({ world, report }: Pick<Fuzz, 'world' | 'report'>): Promise<void> {
  for (const { name, method, target, body } of strayRequests) {
    const headers = { ...world.headersOf('owner'), ...(body ? { 'content-type': 'application/json' } : {}) };
    const answer = await send(world.base, { method, target, headers, ...(body ? { body } : {}) });
    report.count('protocol');
    if (answer.status < 400 || answer.status >= 500) report.fail('protocol', null, `answers ${answer.status} to ${name}`, answer);
    if (target.startsWith('/wps'))
      for (const fault of faultsOf(world, null, answer)) report.fail('protocol', null, `${name}: ${fault}`, answer);
  }
}
