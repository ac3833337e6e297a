import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listenOnSocket } from '../../areas/office/socket.ts';
import { opsSocketPath } from '../../areas/office/socket-path.ts';
import { drawsOf, merchant, northern, onlyGames } from '../../areas/lottery/testing.ts';
import { startTestGateway, type TestGateway } from '../../testing/gateway.ts';
import { firstTwo, officeBeside } from '../../testing/office.ts';
import { runOps } from './run.ts';

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'parlour-ops-'));
const result = path.join(dataDir, 'result.json');
const settings = path.join(dataDir, 'settings.json');
let gateway: TestGateway;
let keys: Record<string, string>;
beforeAll(async () => {
  gateway = await startTestGateway();
  await listenOnSocket(officeBeside(gateway), opsSocketPath(dataDir));
  keys = Object.fromEntries((await firstTwo(gateway)).map(({ name, key }) => [name, key]));
  writeFileSync(result, JSON.stringify(northern('12383')));
  writeFileSync(settings, JSON.stringify({ types: { lo2: { off: true } } }));
});
afterAll(async () => {
  await officeBeside(gateway).close();
  await gateway.close();
  rmSync(dataDir, { recursive: true });
});

async function ops(by: string, ...args: string[]) {
  const ran = { code: 0, out: '', error: '' };
  ran.code = await runOps([...args, '--json', '--as', by], {
    env: { DATA_DIR: dataDir, PARLOUR_OPERATOR_KEY: keys[by]! },
    print: (text) => (ran.out += text),
    complain: (text) => (ran.error += text),
  });
  return ran;
}
const answer = async (by: string, ...args: string[]) => {
  const { out, error } = await ops(by, ...args);
  if (error !== '') throw new Error(error);
  return JSON.parse(out) as unknown;
};

test('draws are looked at, resulted by two names, corrected and voided by command', async () => {
  const draws = drawsOf(gateway);
  await onlyGames(gateway, 'XSMB');
  await draws.plan();
  const { id, opens_at, draw_at } = await draws.next('XSMB');
  draws.goTo(opens_at > gateway.clock.now() ? opens_at : gateway.clock.now());
  await draws.advance();
  draws.goTo(draw_at);
  await draws.advance();
  expect(await answer('amina', 'lottery', 'draws', '--game', 'XSMB', '--status', 'closed', '--merchant', merchant)).toMatchObject([
    { draw: id },
  ]);
  expect(await answer('amina', 'lottery', 'result', merchant, id, result)).toMatchObject({ state: 'waits' });
  expect((await ops('amina', 'lottery', 'result', merchant, id, result)).error).toMatch(/another operator/);
  expect(await answer('bao', 'lottery', 'result', merchant, id, result)).toMatchObject({ state: 'agreed' });
  await draws.settle(id);
  expect(await answer('bao', 'lottery', 'draw', merchant, id)).toMatchObject({ draw: { status: 'settled' }, reports: [] });
  writeFileSync(result, JSON.stringify(northern('12384')));
  const reason = ['--reason', 'Two digits were turned'];
  expect(await answer('amina', 'lottery', 'correct', merchant, id, result, ...reason)).toMatchObject({ first: 'amina' });
  expect(await answer('amina', 'lottery', 'void', merchant, id, ...reason)).toMatchObject({ command: 'lottery void' });
  expect(await answer('amina', 'lottery', 'exposure', merchant, id)).toEqual([]);
  expect((await ops('amina', 'lottery', 'result', merchant, id, path.join(dataDir, 'none.json'))).error).toMatch(/no file/);
});

test('odds are shown with their return, and a type is turned off, by command', async () => {
  expect(await answer('amina', 'lottery', 'pack', merchant, 'vn-north')).toContainEqual(
    expect.objectContaining({ type: 'lo2', on: true, odds: '99.5', costUnits: 27, rtp: '99.50' }),
  );
  // The file contains no limits, so the merchant's own are removed too, which takes a second operator.
  const asked = await answer('amina', 'lottery', 'odds', merchant, 'vn-north', settings, '--reason', 'Its rule is wrong');
  expect(asked).toMatchObject({ next: expect.stringMatching(/^approvals approve /) });
  await answer('bao', ...(asked as { next: string }).next.split(' '));
  expect(await answer('amina', 'lottery', 'pack', merchant, 'vn-north')).toContainEqual(
    expect.objectContaining({ type: 'lo2', on: false }),
  );
  expect(await answer('amina', 'lottery', 'packs', '--merchant', merchant)).toContainEqual(
    expect.objectContaining({ pack: 'vn-north', off: 1 }),
  );
});

test('days of draws are skipped by one and moved by two, and exposure is told by number, by command', async () => {
  const draws = drawsOf(gateway);
  await draws.plan();
  const { id } = await draws.next('XSMB');
  const [first, second, third] = [3, 4, 5].map((days) =>
    new Date(gateway.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10),
  );
  const calendar = (action: string, ...more: string[]) =>
    answer('amina', 'lottery', 'exception', merchant, 'XSMB', action, ...more, '--reason', 'A storm');
  expect(await calendar('skip', first!)).toMatchObject({ game: 'XSMB' });
  const skipped = await gateway.db
    .selectFrom('lottery_draw')
    .select('status')
    .where('id', '=', `XSMB-${first!.replaceAll('-', '')}`)
    .executeTakeFirst();
  expect(skipped?.status).toBe('void');
  const asked = (await calendar('move', second!, '--moved-to', third!)) as { next: string };
  await answer('bao', ...asked.next.split(' '));
  expect(
    await gateway.db
      .selectFrom('lottery_exception')
      .select(['action', 'made_by'])
      .where('action', '=', 'move')
      .where('merchant', '=', merchant)
      .execute(),
  ).toEqual([{ action: 'move', made_by: 'amina, bao' }]);
  await gateway.db
    .insertInto('lottery_exposure')
    .values({ merchant, draw_id: id, book: 'real', type: 'de', number: '83', amount: 99_500n, step: 0 })
    .execute();
  expect(await answer('amina', 'lottery', 'exposure', merchant, id)).toMatchObject([
    { number: '83', amount: '99500', currency: 'VND', next: expect.stringMatching(/^closed from \d+$/) },
  ]);
});
