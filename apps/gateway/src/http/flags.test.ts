import { operationTable, type OperationId } from '@parlour/api/contract';
import { flagNames, flags, type Flag } from '@parlour/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testBrands } from '../testing/brands.ts';
import { startTestGateway, type TestGateway } from '../testing/gateway.ts';

const everything = testBrands[0]!;
const switches = flagNames.filter((flag) => flags[flag].part !== 'reserved');
const hostWithout = (flag: Flag) => `no-${flag.toLowerCase()}.localhost`;
/** One site per flag, with every other flag on. */
const sites = switches.map((flag) => ({
  ...everything,
  id: `no-${flag.toLowerCase()}`,
  domains: [hostWithout(flag)],
  flags: { ...everything.flags, [flag]: false },
}));
const operations = (Object.keys(operationTable) as OperationId[]).filter((id) => id !== 'streamEvents');
const operationsOf = (flag: Flag) => operations.filter((id) => operationTable[id].flag === flag);
/** Of the operations of other flags and of none, each site is asked for one in so many, in turn; in the matrix for all. */
const oneIn = process.env['TEST_MATRIX'] === '1' ? 1 : 6;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ brands: [everything, ...sites] });
});
afterAll(() => gateway.close());

/** The operations among these that a site refuses to guests because it lacks the feature, however little the request contains. */
async function notEnabled(host: string, asked: readonly OperationId[]): Promise<OperationId[]> {
  const guest = gateway.guest({ host });
  const answers = await Promise.all(
    asked.map(async (id) => {
      const { method, path } = operationTable[id];
      const url = path.replace(/\{\w+\}/g, '00000000-0000-7000-8000-000000000000');
      const response = await guest.inject({ method, url, ...(method === 'GET' ? {} : { payload: {} }) });
      return [id, response.json<{ code?: string }>().code] as const;
    }),
  );
  return answers.flatMap(([id, code]) => (code === 'function_not_enabled' ? [id] : []));
}

describe('a site without a feature', () => {
  test.each(switches)('%s refuses the operations of that flag, and no others', async (flag) => {
    const turn = switches.indexOf(flag) % oneIn;
    const asked = operations.filter((id, place) => operationTable[id].flag === flag || place % oneIn === turn);
    expect(await notEnabled(hostWithout(flag), asked)).toEqual(operationsOf(flag));
  });

  test('refuses them to a member too', async () => {
    const member = await gateway.registerMember({ host: hostWithout('passkeys') });
    for (const id of ['listPasskeys', 'startPasskey', 'startPasskeyStepUp'] as const)
      expect((await member.call(id)).body.code).toBe('function_not_enabled');
  });
});

test('a site that has everything refuses nothing for that reason', async () => {
  expect(await notEnabled(everything.domains[0]!, operations)).toEqual([]);
});
