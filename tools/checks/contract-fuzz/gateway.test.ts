import contract from '@parlour/api/contract.json' with { type: 'json' };
import officeContract from '@parlour/office-api/contract.json' with { type: 'json' };
import paymentContract from '@parlour/partners/payments.json' with { type: 'json' };
import walletContract from '@parlour/partners/seamless-wallet.json' with { type: 'json' };
import { afterEach, expect, test } from 'vitest';
import {
  officeBeside,
  type IdentityProvider,
  startIdentityProvider,
  startTestGateway,
  testConfig,
  type TestGateway,
} from '@parlour/gateway/testing';
import { readContract } from './contract.ts';
import { fuzzContract } from './fuzz.ts';
import { changingSeed, fixedSeed } from './seeds.ts';
import { gatewayWorld } from './gateway-world.ts';
import { officeSiteWorld, officeWorld } from './office-world.ts';
import { paymentWorld } from './payment-world.ts';
import { walletWorld } from './wallet-world.ts';

/** `npm run test:matrix` looks longer, and by a second seed. */
const long = process.env['TEST_MATRIX'] === '1';
const seeds = { ...(long && { fixed: fixedSeed }), changing: changingSeed() };
const often = (runs: number) => ({ runs: long ? runs * 3 : runs, spots: long ? 6 : 1 });
/** FUZZ_ONLY looks at some operations. */
const only = process.env['FUZZ_ONLY'] ? { only: new RegExp(process.env['FUZZ_ONLY']) } : {};

let gateway: TestGateway | undefined;
let provider: IdentityProvider | undefined;
afterEach(async () => {
  if (gateway) await officeBeside(gateway).close();
  await gateway?.close();
  await provider?.close();
  provider = undefined;
});

test.each(Object.entries(seeds))('the gateway keeps its contract whatever it is asked, by a %s seed', async (_name, seed) => {
  provider = await startIdentityProvider({ id: 'ferrow', name: 'Ferrow', sites: ['http://lotus.localhost'] });
  // What is asked for a fault uses up no allowance of what must succeed.
  const limits = { ...testConfig().limits, codes: 100_000 };
  gateway = await startTestGateway({ config: { social: [provider.setting], limits } });
  const { clock } = gateway;
  // The provider goes by the machine's time, and the gateway's is moved.
  provider.spoil((claims) => {
    const iat = Math.floor(clock.now().getTime() / 1000);
    return { claims: { ...claims, iat, exp: iat + 3600 } };
  });
  const read = readContract(contract);
  const report = await fuzzContract(read, await gatewayWorld(gateway, 'ferrow'), { seed, ...often(2), ...only });
  const text = report.text(read.operations, seed);
  console.log(text);
  expect(report.failures.length, text).toBe(0);
});

test.each(Object.entries(seeds))(
  'the webhook of payment providers keeps its contract whatever it is asked, by a %s seed',
  async (_name, seed) => {
    gateway = await startTestGateway();
    const read = readContract(paymentContract, { given: { provider: 'sandbox', 'X-Timestamp': '' } });
    const report = await fuzzContract(read, await paymentWorld(gateway), { seed, ...often(5), ...only });
    const text = report.text(read.operations, seed);
    console.log(text);
    expect(report.failures.length, text).toBe(0);
  },
);

test.each(Object.entries(seeds))('the vendor wallet keeps its contract whatever it is asked, by a %s seed', async (_name, seed) => {
  gateway = await startTestGateway();
  const read = readContract(walletContract, { skip: (path) => !path.startsWith('/wallet/') });
  const report = await fuzzContract(read, await walletWorld(gateway), { seed, ...often(5), ...only });
  const text = report.text(read.operations, seed);
  console.log(text);
  expect(report.failures.length, text).toBe(0);
});

test.each(Object.entries(seeds))('the office keeps its contract whatever it is asked, by a %s seed', async (_name, seed) => {
  gateway = await startTestGateway();
  const read = readContract(officeContract);
  const report = await fuzzContract(read, await officeWorld(gateway), { seed, ...often(3), ...only });
  const text = report.text(read.operations, seed);
  console.log(text);
  expect(report.failures.length, text).toBe(0);
});

test.each(Object.entries(seeds))('the office keeps its contract at its own host, by a %s seed', async (_name, seed) => {
  const limits = { ...testConfig().limits, loginTries: 100_000 };
  gateway = await startTestGateway({ config: { limits } });
  const read = readContract(atItsHost(officeContract));
  const report = await fuzzContract(read, await officeSiteWorld(gateway), { seed, ...often(1), ...only });
  const text = report.text(read.operations, seed);
  console.log(text);
  expect(report.failures.length, text).toBe(0);
});

/** On the socket nobody need say who they are; at the host everybody must, but where `x-anyone` says otherwise. */
function atItsHost<Contract extends { paths: object }>(document: Contract): Contract {
  const copy = structuredClone(document);
  for (const operations of Object.values(copy.paths) as Record<string, { 'x-anyone'?: true; security?: object[] }>[])
    for (const operation of Object.values(operations)) operation.security = operation['x-anyone'] ? [] : [{ session: [] }];
  return copy;
}
