import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listenOnSocket } from '../../areas/office/socket.ts';
import { opsSocketPath } from '../../areas/office/socket-path.ts';
import { startTestGateway, type TestGateway } from '../../testing/gateway.ts';
import { firstTwo, officeBeside } from '../../testing/office.ts';
import { runOps } from './run.ts';

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'parlour-ops-'));
const file = path.join(dataDir, 'notice.json');
let gateway: TestGateway;
let key: string;
beforeAll(async () => {
  gateway = await startTestGateway();
  await listenOnSocket(officeBeside(gateway), opsSocketPath(dataDir));
  key = (await firstTwo(gateway))[0]!.key;
  const texts = { BN: { title: 'ঈদ', content: '<p>শুভ</p>' } };
  writeFileSync(file, JSON.stringify({ kind: 'announcement', key: 'eid', place: 'B', texts, facts: {} }));
});
afterAll(async () => {
  await officeBeside(gateway).close();
  await gateway.close();
  rmSync(dataDir, { recursive: true });
});

async function ops(...args: string[]) {
  const ran = { code: 0, out: '', error: '' };
  ran.code = await runOps(['content', ...args, '--json', '--as', 'amina'], {
    env: { DATA_DIR: dataDir, PARLOUR_OPERATOR_KEY: key },
    print: (text) => (ran.out += text),
    complain: (text) => (ran.error += text),
  });
  return ran;
}
const answer = async (...args: string[]) => JSON.parse((await ops(...args)).out) as { id: string };

test('a notice is written, published, and taken down by command', async () => {
  const { id } = await answer('write', 'lotus', file);
  expect(await answer('list', '--kind', 'announcement', '--state', 'draft')).toMatchObject([{ key: 'eid', live: null, newest: 1 }]);
  expect(await answer('publish', 'lotus', id, '1')).toMatchObject({ state: 'live', live: 1 });
  expect(await answer('arrange', 'lotus', id, '--position', '0')).toMatchObject({ position: 0 });
  expect(await answer('show', 'lotus', id)).toMatchObject({ versions: [{ version: 1, by: 'amina', problems: [] }] });
  expect(await answer('take-down', 'lotus', id, '--reason', 'It is over')).toMatchObject({ state: 'down', live: null });
  expect((await ops('publish', 'lotus', id, 'one')).error).toMatch(/no version/);
  expect((await ops('write', 'lotus', path.join(dataDir, 'none.json'))).error).toMatch(/no file/);
});
