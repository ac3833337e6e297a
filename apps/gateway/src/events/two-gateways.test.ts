import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { outboxSmsSender } from '../dev/outbox.ts';
import { createLogger } from '../http/logger.ts';
import { testBrands } from '../testing/brands.ts';
import { startTestGateway } from '../testing/gateway.ts';
import { publish } from './publish.ts';
import { openStreamClient } from './testing/stream-client.ts';

test('what is committed at one gateway is heard at another, which closes its streams when it shuts down', async () => {
  const first = await startTestGateway();
  const { database, config, clock, random } = first;
  const second = await createApp({ database, config, clock, random, brands: testBrands, sms: outboxSmsSender(database.db, clock), logger: createLogger({ logLevel: 'silent' }) });
  await second.listen({ host: '127.0.0.1', port: 0 });
  const member = await first.registerMember();
  const stream = await openStreamClient((second.server.address() as AddressInfo).port, member);
  await first.db.transaction().execute((trx) => publish(trx, { merchant: 'lotus', memberId: member.memberId, type: 'withdrawalUpdated', data: {} }));
  expect((await stream.next()).data.type).toBe('withdrawalUpdated');
  await second.close();
  await stream.ended;
  await first.close();
});
