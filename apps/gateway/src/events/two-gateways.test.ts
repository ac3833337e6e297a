import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { sendMessage } from '../areas/messages/send-message.ts';
import { inTransaction } from '../kernel/transaction.ts';
import { setMaintenance } from '../areas/site/close-site.ts';
import { anotherGateway, listening } from '../testing/another-gateway.ts';
import { startTestGateway } from '../testing/gateway.ts';
import { openStreamClient } from './testing/stream-client.ts';
import { onPostgres } from '../testing/needing.ts';

test('what is committed at one gateway is heard at another, which closes its streams when it shuts down', async () => {
  const first = await startTestGateway();
  const second = await anotherGateway(first);
  const port = await listening(second);
  const member = await first.registerMember();
  const stream = await openStreamClient(port, member);
  const message = { merchant: 'lotus', memberId: member.memberId, kind: 'welcome', params: {} } as const;
  await inTransaction(first.db, (trx) => sendMessage(trx, message, first.clock.now()));
  expect((await stream.next()).data.type).toBe('messageCreated');
  await second.close();
  await stream.ended;
  await first.close();
});

onPostgres.test('a gateway whose connection for listening was cut tells what it missed meanwhile', async () => {
  const gateway = await startTestGateway();
  const port = await listening(gateway.app);
  const stream = await openStreamClient(port, gateway.guest());
  const { rows } = await sql<{
    cut: boolean;
  }>`select pg_terminate_backend(pid) as cut from pg_stat_activity where datname = current_database() and query like 'listen %'`.execute(
    gateway.db,
  );
  expect(rows).toEqual([{ cut: true }]);
  await setMaintenance(gateway.db, 'lotus', { on: false }, gateway.clock.now());
  expect((await stream.next()).data.type).toBe('systemStatus');
  stream.close();
  await gateway.close();
});
