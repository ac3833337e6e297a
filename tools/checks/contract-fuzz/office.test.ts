import officeContract from '@parlour/office-api/contract.json' with { type: 'json' };
import { afterEach, test } from 'vitest';
import { officeBeside, startTestGateway, testConfig, type TestGateway } from '@parlour/gateway/testing';
import { readContract } from './contract.ts';
import { deadline, expectContractKept, long, seeds } from './keeps.ts';
import { officeSiteWorld, officeWorld } from './office-world.ts';

let gateway: TestGateway | undefined;
afterEach(async () => {
  if (gateway) await officeBeside(gateway).close();
  await gateway?.close();
});

test.each(seeds)('the office keeps its contract at its own host, by a %s seed', { timeout: deadline }, async (_name, seed) => {
  const limits = { ...testConfig().limits, loginTries: 100_000 };
  gateway = await startTestGateway({ config: { limits } });
  await expectContractKept(readContract(atItsHost(officeContract)), await officeSiteWorld(gateway), seed, 1);
});

// The handlers are the same as at the host, and only the access differs: this is fuzzed in the matrix only, and by one seed.
if (long)
  test('the office keeps its contract on its socket', { timeout: deadline }, async () => {
    gateway = await startTestGateway();
    await expectContractKept(readContract(officeContract), await officeWorld(gateway), seeds.at(-1)![1], 1);
  });

/** On the socket nobody needs credentials; at the host everybody does, except where `x-anyone` says otherwise. */
function atItsHost<Contract extends { paths: object }>(document: Contract): Contract {
  const copy = structuredClone(document);
  for (const operations of Object.values(copy.paths) as Record<string, { 'x-anyone'?: true; security?: object[] }>[])
    for (const operation of Object.values(operations)) operation.security = operation['x-anyone'] ? [] : [{ session: [] }];
  return copy;
}
