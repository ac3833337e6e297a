import { createHash } from 'node:crypto';
import { mkdtempSync, writeFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AddressInfo } from 'node:net';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { createSandboxSource } from '../sandbox/sandbox-source.ts';
import { sandboxResult } from '../sandbox/results.ts';
import type { PartialResult } from '../tables.ts';
import { drawsOf, merchant, northern } from '../testing.ts';
import { voidPrizes } from '../draws/void-prizes.ts';
import { fetchResults } from './fetch-results.ts';
import { httpSource, inboxSource, type ResultSource, type SourceAnswer } from './source.ts';

let gateway: TestGateway;
let draws: ReturnType<typeof drawsOf>;
let id: string;
beforeAll(async () => {
  gateway = await startTestGateway();
  draws = drawsOf(gateway);
});
afterAll(() => gateway.close());
beforeEach(async () => {
  await draws.plan();
  await draws.advance();
  const next = await draws.next('XSMB');
  ({ id } = next);
  draws.goTo(next.draw_at);
  await draws.advance();
});

const saying = (name: string, host: string, prizes: PartialResult | Error | null): ResultSource => ({
  name: `sandbox-${name}`,
  host,
  fetch: async (): Promise<SourceAnswer | null> => {
    if (prizes instanceof Error) throw prizes;
    return prizes && { prizes, raw: new TextEncoder().encode(`${host} ${JSON.stringify(prizes)}`) };
  },
});
const heard: object[] = [];
const log = { info: () => undefined, warn: (facts: object) => void heard.push(facts), error: () => undefined };
const ask = (...sources: ResultSource[]) => fetchResults(gateway.database.db, { id, sources, log }, gateway.clock.now());

const whole = northern('12383');
const other = { ...whole, prize7: ['10', '21', '32', '44'] };
const half: PartialResult = { ...whole, special: [null], prize1: [] };

describe('a draw gets its result', () => {
  test('when two sources on two hosts agree on every number, and shows before what is known', async () => {
    expect(await ask(saying('wire', 'one', half), saying('gazette', 'two', new Error('down')))).toBe(0);
    expect(await draws.drawOf(id)).toMatchObject({ status: 'closed', partial_result: { special: [null], prize7: whole['prize7'] } });
    expect(await ask(saying('wire', 'one', whole), saying('gazette', 'one', whole))).toBe(0);
    // Both merchants that offer the game.
    expect(await ask(saying('wire', 'one', whole), saying('gazette', 'two', whole))).toBe(2);
    expect(await draws.drawOf(id)).toMatchObject({ status: 'resulted', result: whole, partial_result: null });
    const reports = await gateway.db
      .selectFrom('lottery_report')
      .selectAll()
      .where('draw_id', '=', id)
      .where('merchant', '=', merchant)
      .orderBy('id')
      .execute();
    expect(reports.map(({ source, host, is_complete: complete }) => [source, host, complete])).toEqual([
      ['sandbox-wire', 'one', false],
      ['sandbox-wire', 'one', true],
      ['sandbox-gazette', 'one', true],
      ['sandbox-gazette', 'two', true],
    ]);
    expect(Buffer.from(reports[1]!.raw).toString()).toBe(`one ${JSON.stringify(whole)}`);

    // Once the draw is settled, anyone can recompute the hash of each report.
    const guest = gateway.guest({ host: `${merchant}.localhost` });
    const { evidence } = await guest.value('getDraw', { params: { drawId: id } });
    const [hash = ''] = evidence!.reports!.map((report) => report.hash);
    expect(hash).toBe(reports[1]!.raw_hash);
    const reportOf = (of: string) => guest.call('getDrawReport', { params: { drawId: id, hash: of } });
    expect(await reportOf(hash)).toMatchObject({ status: 409, body: { code: 'draw_state' } });
    await draws.work('settle-draw');
    const { bytes } = await guest.value('getDrawReport', { params: { drawId: id, hash } });
    expect(createHash('sha256').update(Buffer.from(bytes, 'base64')).digest('hex')).toBe(hash);
    expect(Buffer.from(bytes, 'base64').toString()).toBe(`one ${JSON.stringify(whole)}`);
    expect((await reportOf('0'.repeat(64))).body.code).toBe('not_found');
  });

  test.each([
    [
      'sources differ',
      [saying('wire', 'one', whole), saying('gazette', 'two', other)],
      'sandbox-wire says 43 for prize7 4, sandbox-gazette says 44',
    ],
    [
      'one is half and differs',
      [saying('wire', 'one', other), saying('gazette', 'two', half)],
      'sandbox-wire says 44 for prize7 4, sandbox-gazette says 43',
    ],
  ])('from nobody when %s: it stops, alarms, and waits for operators', async (_, sources, reason) => {
    heard.length = 0;
    expect(await ask(...sources)).toBe(0);
    expect(await draws.drawOf(id)).toMatchObject({ status: 'closed', stopped_reason: reason });
    expect(heard).toContainEqual(expect.objectContaining({ event: 'draw_stopped', merchant, draw: id, reason }));
    // Stopped for good: later agreement does not count.
    expect(await ask(saying('wire', 'one', whole), saying('gazette', 'two', whole))).toBe(0);
  });

  test('as soon as the only prize on which sources differ is void', async () => {
    expect(await ask(saying('wire', 'one', whole), saying('gazette', 'two', other))).toBe(0);
    const decision = { prizes: ['prize7'], reason: 'Two balls fell at once.', asked: 'ana', approved: 'ben' };
    const decide = (change: object = {}) =>
      voidPrizes(gateway.database.db, { merchant, id }, { ...decision, ...change }, gateway.clock.now());
    await expect(decide({ approved: 'ana' })).rejects.toMatchObject({ code: 'second_operator_needed' });
    await decide();
    const { prize7: _, ...rest } = whole;
    expect(await draws.drawOf(id)).toMatchObject({ status: 'resulted', result: rest, void_prizes: ['prize7'], stopped_reason: null });
    await expect(decide({ prizes: [] })).rejects.toMatchObject({ code: 'draw_state' });
  });

  test('from nobody when one changes its mind, or says what is no result', async () => {
    expect(await ask(saying('wire', 'one', whole), saying('gazette', 'two', { special: ['1'] }))).toBe(0);
    expect((await draws.drawOf(id)).stopped_reason).toBeNull();
    expect(await ask(saying('wire', 'one', other))).toBe(0);
    expect((await draws.drawOf(id)).stopped_reason).toBe('sandbox-wire said 43 for prize7 4 and says 44 now');
  });
});

test('the sandbox’s sources tell a simulated draw over HTTP number by number, and an inbox holds files', async () => {
  const { draw_at: at } = await draws.drawOf(id);
  const day = new Date(at.getTime()).toISOString().slice(0, 10);
  const apps = [0, 7000].map((late) => createSandboxSource({ clock: gateway.clock, late }));
  const folder = mkdtempSync(path.join(tmpdir(), 'inbox-'));
  try {
    const sources = await Promise.all(
      apps.map(async (app, i) => {
        await app.listen({ host: '127.0.0.1', port: 0 });
        return httpSource(['sandbox-wire', 'sandbox-gazette'][i]!, `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/draws`);
      }),
    );
    expect(await ask(...sources)).toBe(0);
    draws.goTo(new Date(at.getTime() + 30_000));
    expect(await ask(...sources)).toBe(0);
    const { partial_result: partial } = await draws.drawOf(id);
    expect(partial!['special']).toEqual([null]);
    expect(partial!['prize1']).toEqual(sandboxResult('XSMB', day)!['prize1']);
    draws.goTo(new Date(at.getTime() + 67_000));
    const answer = await sources[0]!.fetch({ gameCode: 'XSMB', day });
    expect(JSON.parse(Buffer.from(answer!.raw).toString())).toMatchObject({ simulated: true, game: 'XSMB', day });
    expect(await ask(...sources)).toBe(2);
    expect((await draws.drawOf(id)).result).toEqual(sandboxResult('XSMB', day));

    const inbox = inboxSource('sandbox-wire', folder);
    expect(await inbox.fetch({ gameCode: 'XSMB', day })).toBeNull();
    writeFileSync(path.join(folder, `XSMB-${day.replaceAll('-', '')}.json`), JSON.stringify({ prizes: whole }));
    expect(await inbox.fetch({ gameCode: 'XSMB', day })).toMatchObject({ prizes: whole });
  } finally {
    await Promise.all(apps.map((app) => app.close()));
    rmSync(folder, { recursive: true });
  }
});
