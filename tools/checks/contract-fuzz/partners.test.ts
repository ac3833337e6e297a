import paymentContract from '@parlour/partners/payments.json' with { type: 'json' };
import walletContract from '@parlour/partners/seamless-wallet.json' with { type: 'json' };
import { afterEach, test } from 'vitest';
import { startTestGateway, type TestGateway } from '@parlour/gateway/testing';
import { readContract } from './contract.ts';
import { deadline, expectContractKept, seeds } from './keeps.ts';
import { paymentWorld } from './payment-world.ts';
import { walletWorld } from './wallet-world.ts';

let gateway: TestGateway | undefined;
afterEach(() => gateway?.close());

test.each(seeds)(
  'the webhook of payment providers keeps its contract for any request, by a %s seed',
  { timeout: deadline },
  async (_name, seed) => {
    gateway = await startTestGateway();
    const contract = readContract(paymentContract, { given: { provider: 'sandbox', 'X-Timestamp': '' } });
    await expectContractKept(contract, await paymentWorld(gateway), seed, 5);
  },
);

test.each(seeds)('the vendor wallet keeps its contract for any request, by a %s seed', { timeout: deadline }, async (_name, seed) => {
  gateway = await startTestGateway();
  const contract = readContract(walletContract, { skip: (path) => !path.startsWith('/wallet/') });
  await expectContractKept(contract, await walletWorld(gateway), seed, 5);
});
