import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { operationTable } from '@parlour/api/contract';
import { Asker, merchant, type Player, type Stage } from '@parlour/faults/world';
import { openStreamClient, signedByCashier, type StreamClient } from '@parlour/gateway/inside';

const host = merchant.domains[0]!;

/** Opens an event stream for each player. */
export async function openStreams(ports: readonly number[], players: readonly Player[]): Promise<{ close(): void }> {
  const open: StreamClient[] = [];
  for (const [i, { token }] of players.entries()) {
    const stream = await openStreamClient(ports[i % ports.length]!, { host, cookies: new Map([['__Host-sid', token]]) });
    if (stream.status !== 200) throw new Error(`a stream was refused: ${stream.status}`);
    open.push(stream);
  }
  return { close: () => open.forEach((stream) => stream.close()) };
}

/** While `work` runs, players deposit one after another, twice a second, and the cashier reports each deposit. */
export async function whileDepositing<T>(
  stage: Stage,
  ports: readonly number[],
  players: readonly Player[],
  work: () => Promise<T>,
): Promise<T> {
  const asker = new Asker();
  const done = new AbortController();
  const depositing = (async () => {
    for (let i = 0; !done.signal.aborted; i++) {
      await deposit(asker, ports[i % ports.length]!, players[i % players.length]!, stage.secrets.payments.sandbox);
      await setTimeout(500, undefined, { signal: done.signal }).catch(() => undefined);
    }
  })();
  // Awaited below; this avoids an unhandled rejection until then.
  depositing.catch(() => undefined);
  try {
    return await work();
  } finally {
    done.abort();
    await depositing;
    asker.close();
  }
}

async function deposit(asker: Asker, port: number, { token }: Player, key: string): Promise<void> {
  const headers = { host, cookie: `__Host-sid=${token}`, 'content-type': 'application/json', 'idempotency-key': randomUUID() };
  const asked = await asker.ask({
    port,
    method: 'POST',
    path: operationTable.createDeposit.path,
    headers,
    body: JSON.stringify({ amount: '100.00' }),
  });
  if (asked.kind !== 'answered' || asked.status !== 200) throw new Error(`a deposit was not taken: ${JSON.stringify(asked)}`);
  const { id, amount } = (JSON.parse(asked.text) as { value: { id: string; amount: { amount: string; currency: string } } }).value;
  const report = JSON.stringify({ paymentId: `pay-${id}`, depositId: id, status: 'succeeded', ...amount });
  const reported = await asker.ask({
    port,
    method: 'POST',
    path: '/psp/sandbox/webhook',
    headers: { 'content-type': 'application/json', ...signedByCashier(report, { key }) },
    body: report,
  });
  if (reported.kind !== 'answered' || reported.status !== 200) throw new Error(`a report was not taken: ${JSON.stringify(reported)}`);
}
