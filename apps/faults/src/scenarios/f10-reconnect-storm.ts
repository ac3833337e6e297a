import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { type Db, inTransaction, publish } from '@parlour/gateway/inside';
import { booksAddUp } from '../load/books.ts';
import { Asker } from '../net/ask.ts';
import { SseClient } from '../net/sse-client.ts';
import { watchHealth } from '../net/watch-health.ts';
import type { Scenario } from '../scenario.ts';
import type { Gateway } from '../world/gateway.ts';
import { merchant } from '../world/installation.ts';

/** A few fewer streams than an address may have. */
const perAddress = 60;
/** The limit for health, in ms, while they all reconnect at once. */
const longestHealth = 1000;
/**
 * All have reconnected within this after the gateway is back, in ms. It only ends a run that hangs: how long it takes depends on the
 * machine.
 */
const allBack = 60_000;
/** Memory after the last storm, relative to that after the first. */
const growth = 1.3;

/** F10: event streams reconnect at once, three times: all do, nothing is missed, memory and health stay as they were. */
export const reconnectStorm: Scenario = {
  id: 'F10',
  fault: 'reconnect storm of event streams',
  alone: true,
  broken: [{ what: 'forgets where streams stopped', preload: ['broken/forgets-places.ts'] }],
  run: ({ world, quick, broken }) =>
    world.onStage('F10', broken, async (stage) => {
      const gateways = await stage.gateways(1, { env: { TRUSTED_PROXIES: '127.0.0.1' } });
      const gateway = gateways[0]!;
      const db = await stage.db();
      const host = merchant.domains[0]!;
      const addressOf = (i: number) => `10.0.0.${1 + Math.floor(i / perAddress)}`;
      const clients = Array.from(
        { length: quick ? 400 : 1500 },
        (_, i) => new SseClient({ port: gateway.port, host, address: addressOf(i) }),
      );
      stage.whenClosed(async () => clients.forEach((client) => client.end()));
      for (const client of clients) client.connect();
      const violations: string[] = [];
      const isBack = async () => {
        const began = performance.now();
        while (clients.some((client) => !client.open)) {
          if (performance.now() - began > allBack) {
            violations.push(`${clients.filter((client) => !client.open).length} streams are not back after ${allBack} ms`);
            break;
          }
          await setTimeout(20);
        }
        return performance.now() - began;
      };
      await isBack();
      const health = watchHealth(gateway);
      const memory: number[] = [];
      const backs: number[] = [];
      for (let kill = 0; kill < 3; kill++) {
        await tellAll(db, 3);
        await gateway.kill();
        await tellAll(db, 3);
        await gateway.start();
        backs.push(await isBack());
        memory.push(await memoryOf(gateway));
      }
      await tellAll(db, 1);
      const forAll = db.selectFrom('event').select('id').where('merchant', '=', merchant.code).where('member_id', 'is', null);
      const ids = (await forAll.orderBy('id').execute()).map(({ id }) => id);
      await heardBy(clients, ids.at(-1)!);
      const slowest = await health();
      const incomplete = clients.filter(
        ({ began, heard }) => began === undefined || heard.join() !== ids.filter((id) => BigInt(id) > began).join(),
      );
      if (incomplete.length > 0) violations.push(`${incomplete.length} streams missed an event or heard one twice`);
      if (slowest > longestHealth) violations.push(`health took ${Math.round(slowest)} ms`);
      if (memory.at(-1)! > memory[0]! * growth) violations.push(`memory grew from ${memory[0]} to ${memory.at(-1)} MB`);
      violations.push(...(await booksAddUp(db)));
      const notes = [
        `3 kills, all back after ${backs.map((ms) => (ms / 1000).toFixed(1)).join(', ')} s, memory ${memory.join(', ')} MB, health ${(slowest / 1000).toFixed(2)} s`,
      ];
      const tries = clients.reduce((sum, { connects, refusals }) => sum + connects + refusals, 0);
      const heard = clients.reduce((sum, client) => sum + client.heard.length, 0);
      return { tries, acknowledged: heard, stored: ids.length * clients.length, longest: Math.max(...backs), violations, notes };
    }),
};

/** Sends an event to everybody on the site, this many times. */
async function tellAll(db: Db, times: number): Promise<void> {
  const message = { id: randomUUID(), kind: 'welcome', params: {}, createdAt: new Date().toISOString(), read: false } as const;
  const event = { merchant: merchant.code, memberId: null, type: 'messageCreated', data: { message } } as const;
  for (let i = 0; i < times; i++) await inTransaction(db, (trx) => publish(trx, event));
}

/** Waits until every client has received this event, as long as they may take to reconnect. */
async function heardBy(clients: readonly SseClient[], id: string): Promise<void> {
  const until = performance.now() + allBack;
  while (clients.some(({ heard }) => heard.at(-1) !== id) && performance.now() < until) await setTimeout(20);
}

/** The memory of the process, in MB, as it reports it. */
async function memoryOf({ port }: Gateway): Promise<number> {
  const asker = new Asker();
  const outcome = await asker.ask({ port, method: 'GET', path: '/metrics', headers: { host: 'localhost' } });
  asker.close();
  const bytes = outcome.kind === 'answered' ? /^process_resident_memory_bytes (\S+)/m.exec(outcome.text)?.[1] : undefined;
  return Math.round(Number(bytes) / 1e6);
}
