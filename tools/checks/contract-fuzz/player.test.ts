import contract from '@parlour/api/contract.json' with { type: 'json' };
import { afterEach, test } from 'vitest';
import { startIdentityProvider, startTestGateway, testConfig, type IdentityProvider, type TestGateway } from '@parlour/gateway/testing';
import { readContract } from './contract.ts';
import { gatewayWorld } from './gateway-world.ts';
import { deadline, expectContractKept, seeds } from './keeps.ts';

let gateway: TestGateway | undefined;
let provider: IdentityProvider | undefined;
afterEach(async () => {
  await gateway?.close();
  await provider?.close();
});

test.each(seeds)('the gateway keeps its contract for any request, by a %s seed', { timeout: deadline }, async (_name, seed) => {
  provider = await startIdentityProvider({ id: 'ferrow', name: 'Ferrow', sites: ['http://lotus.localhost'] });
  // Requests sent to provoke a fault must not use up the allowance of those that must succeed.
  const limits = { ...testConfig().limits, codes: 100_000 };
  gateway = await startTestGateway({ config: { social: [provider.setting], limits } });
  const { clock } = gateway;
  // The provider uses the machine's clock, whereas the gateway's is moved.
  provider.spoil((claims) => {
    const iat = Math.floor(clock.now().getTime() / 1000);
    return { claims: { ...claims, iat, exp: iat + 3600 } };
  });
  await expectContractKept(readContract(contract), await gatewayWorld(gateway, 'ferrow'), seed, 1);
});
