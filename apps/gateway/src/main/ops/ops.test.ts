// Office O6 (the first two operators) and O10.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listenOnSocket } from '../../areas/office/socket.ts';
import { opsSocketPath } from '../../areas/office/socket-path.ts';
import { startTestGateway, type TestGateway } from '../../testing/gateway.ts';
import { officeBeside } from '../../testing/office.ts';
import { runOps } from './run.ts';
import { keyFingerprint } from '../../outbound/partner-keys.ts';
import { requestWithdrawal } from '../../areas/wallet/withdrawals.ts';
import { post } from '../../ledger/post.ts';
import { transfers } from '../../ledger/transfers.ts';

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'parlour-ops-'));
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
  await listenOnSocket(officeBeside(gateway), opsSocketPath(dataDir));
});
afterAll(async () => {
  await officeBeside(gateway).close();
  await gateway.close();
  rmSync(dataDir, { recursive: true });
});

interface Ran {
  code: number;
  out: string;
  error: string;
}
function ops(...args: string[]): Promise<Ran> {
  return opsAs({}, ...args);
}
async function opsAs(who: Record<string, string>, ...args: string[]): Promise<Ran> {
  const ran = { code: 0, out: '', error: '' };
  ran.code = await runOps(args, {
    env: { DATA_DIR: dataDir, ...who },
    print: (text) => (ran.out += text),
    complain: (text) => (ran.error += text),
  });
  return ran;
}
/** Runs the command as an operator would, in a separate process. */
function started(...args: string[]): Promise<Ran> {
  return new Promise((resolve) => {
    const main = path.join(import.meta.dirname, 'main.ts');
    execFile(process.execPath, [main, ...args], { env: { ...process.env, DATA_DIR: dataDir } }, (failure, out, error) =>
      resolve({ code: failure ? Number(failure.code) : 0, out, error }),
    );
  });
}
const rowsOf = async (...args: string[]) => JSON.parse((await ops(...args, '--json')).out) as Record<string, unknown>[];

async function waitingWithdrawal(payeeName = 'A Player') {
  const member = await gateway.registerMember();
  const merchant = 'lotus';
  const of = (minor: bigint) => ({ minor, currency: 'BDT' as const });
  await gateway.db
    .transaction()
    .execute((trx) =>
      post(
        trx,
        transfers.deposit({ merchant, memberId: member.memberId, amount: of(50000n), reference: crypto.randomUUID(), provider: 'sandbox' }),
        gateway.clock.now(),
      ),
    );
  const payee = { payeeName, bankName: 'A Bank', accountNumber: '12345678' };
  const { id } = await requestWithdrawal(
    gateway.db,
    { merchant, memberId: member.memberId, amount: of(10000n), payee, vault: gateway.vault, provider: 'sandbox' },
    gateway.clock.now(),
  );
  return { id, member };
}

test('the socket is open to this user only', () => {
  expect(statSync(opsSocketPath(dataDir)).mode & 0o777).toBe(0o600);
});

test('the socket of a folder with a very long name is short, and always the same', () => {
  const long = path.join(os.tmpdir(), 'x'.repeat(200));
  const socket = opsSocketPath(long);
  expect(socket.length).toBeLessThan(100);
  expect(opsSocketPath(long)).toBe(socket);
  expect(opsSocketPath(`${long}y`)).not.toBe(socket);
  for (const each of [socket, opsSocketPath(`${long}y`)]) rmSync(path.dirname(each), { recursive: true });
});

test('the command, in a separate process, writes the answer or the problem, and ends with an exit code for scripts', async () => {
  expect(await started('ledger', 'check')).toEqual({ code: 0, out: 'The books add up.\n', error: '' });
  expect(await started('members', 'block', 'nobody')).toEqual({ code: 1, out: '', error: 'There is no member nobody.\n' });
});

test('merchants are listed, as a table or as JSON', async () => {
  expect((await rowsOf('merchants', 'list')).map((row) => row['code'])).toEqual(['lotus', 'delta']);
  expect((await ops('merchants', 'list')).out).toMatch(/│ lotus │/);
});

describe('withdrawals', () => {
  test('that wait are listed, and approved once', async () => {
    const { id, member } = await waitingWithdrawal();
    const waiting = await rowsOf('withdrawals', 'list');
    const shown = { id, member: member.username, amount: '100.00' };
    expect(waiting).toContainEqual(expect.objectContaining({ ...shown, payee: 'A*******', account: '••••5678' }));
    const full = await rowsOf('withdrawals', 'list', '--full');
    expect(full).toContainEqual(expect.objectContaining({ ...shown, payee: 'A Player', account: '12345678' }));
    expect(await ops('withdrawals', 'approve', id)).toMatchObject({ code: 0, out: expect.stringContaining('approved') });
    expect((await member.value('listMessages')).list[0]?.kind).toBe('withdrawalApproved');
    const again = await ops('withdrawals', 'approve', id);
    expect(again).toMatchObject({ code: 1, out: '', error: 'The withdrawal can’t be decided now: the withdrawal is approved.\n' });
  });

  test('are rejected with a reason that the player reads; the money comes back', async () => {
    const { id, member } = await waitingWithdrawal();
    expect((await ops('withdrawals', 'reject', id)).code).toBe(1);
    expect((await ops('withdrawals', 'reject', id, '--reason', ' ')).code).toBe(1);
    expect((await member.value('getBalance')).locked.amount).toBe('100.00');
    expect((await ops('withdrawals', 'reject', id, '--reason', 'Wrong account')).code).toBe(0);
    expect(await member.value('getBalance')).toMatchObject({ available: { amount: '500.00' }, locked: { amount: '0.00' } });
    expect((await member.value('listMessages')).list[0]?.params['reason']).toBe('Wrong account');
  });

  test('show invisible characters in a payee’s name; as JSON it is escaped, and parsed it is whole', async () => {
    const name = 'Rahima\u202Emixe\x9B31m';
    const { id } = await waitingWithdrawal(name);
    expect((await ops('withdrawals', 'list', '--full')).out).toContain('Rahima[U+202E]mixe[U+009B]31m');
    expect((await ops('withdrawals', 'list', '--full', '--json')).out).toContain('"Rahima\\u202emixe\\u009b31m"');
    expect(await rowsOf('withdrawals', 'list', '--full')).toContainEqual(expect.objectContaining({ id, payee: name }));
  });

  test.each([['nonsense'], ['00000000-0000-7000-8000-000000000000'], ["' or 1=1"]])('%s is refused', async (id) => {
    expect(await ops('withdrawals', 'approve', id)).toMatchObject({ code: 1, error: `There is no withdrawal ${id}.\n` });
  });

  test('of another merchant are out of reach of --merchant', async () => {
    const { id } = await waitingWithdrawal();
    expect((await ops('withdrawals', 'approve', id, '--merchant', 'delta')).code).toBe(1);
    expect((await ops('withdrawals', 'approve', id, '--merchant', 'nobody')).error).toBe(
      'There is no merchant nobody: known are lotus, delta.\n',
    );
    expect((await ops('withdrawals', 'approve', id, '--merchant', 'lotus')).code).toBe(0);
  });
});

test('a blocked member is logged out at once, and may log in again when unblocked', async () => {
  const member = await gateway.registerMember();
  expect((await ops('members', 'block', member.username)).code).toBe(0);
  expect((await member.call('getMemberInfo')).status).toBe(401);
  expect(await rowsOf('members', 'list', '--merchant', 'lotus')).toContainEqual(
    expect.objectContaining({ id: member.memberId, status: 'blocked' }),
  );
  expect((await ops('members', 'unblock', member.memberId)).code).toBe(0);
  expect((await ops('members', 'block', 'nobody')).error).toBe('There is no member nobody.\n');
});

describe('the state of the sites', () => {
  test('maintenance closes every site, or one, until it is taken off', async () => {
    expect((await ops('system', 'maintenance', 'on', '--until', '2035-01-01T00:00Z')).code).toBe(0);
    expect(await rowsOf('system', 'status')).toMatchObject([
      { merchant: 'lotus', maintenance: true, until: '2035-01-01T00:00:00.000Z' },
      { merchant: 'delta', maintenance: true },
    ]);
    expect((await gateway.guest().call('listGames')).status).toBe(503);
    expect((await ops('system', 'maintenance', 'off', '--merchant', 'lotus')).code).toBe(0);
    expect((await rowsOf('system', 'status')).map((row) => row['maintenance'])).toEqual([false, true]);
    await ops('system', 'maintenance', 'off');
    expect((await gateway.guest().call('listGames')).status).toBe(200);
  });

  test.each(['2001-01-01T00:00Z', '2035-02-31T00:00Z', '2035-01-01', 'tomorrow', '2035-01-01T00:00'])(
    'the end %s is refused, and nothing changes',
    async (until) => {
      const { code, error } = await ops('system', 'maintenance', 'on', '--until', until);
      expect([code, error.split('\n').length]).toEqual([1, 2]);
      expect((await rowsOf('system', 'status')).map((row) => row['maintenance'])).toEqual([false, false]);
    },
  );

  test('regions are blocked, listed and let in again', async () => {
    expect((await ops('system', 'region', 'block', '203.0.113.0/24', '--merchant', 'lotus')).code).toBe(0);
    expect((await ops('system', 'region', 'block', 'kp', '--merchant', 'lotus')).code).toBe(0);
    expect(await rowsOf('system', 'region', 'list')).toEqual([
      { merchant: 'lotus', blocked: '203.0.113.0/24' },
      { merchant: 'lotus', blocked: 'KP' },
    ]);
    expect((await gateway.guest({ ip: '203.0.113.9' }).call('listGames')).body.code).toBe('region_restricted');
    expect((await ops('system', 'region', 'allow', 'zz')).error).toBe('zz is not blocked.\n');
    expect((await ops('system', 'region', 'block', '999.1.1.1')).code).toBe(1);
    expect((await ops('system', 'region', 'allow', 'all')).code).toBe(0);
    expect((await ops('system', 'region', 'list')).out).toBe('Nothing is blocked.\n');
  });
});

describe('operators by name', () => {
  let amina: Record<string, string>;
  let bao: Record<string, string>;
  beforeAll(async () => {
    [amina, bao] = [await added('amina'), await added('bao')];
  });

  /** Adds one of the first two operators, who creates their own key; returns their environment. */
  async function added(name: string): Promise<Record<string, string>> {
    const { key } = JSON.parse((await ops('operators', 'add', name, '--json')).out) as { key: string };
    const who = { PARLOUR_OPERATOR: name, PARLOUR_OPERATOR_KEY: key };
    const own = JSON.parse((await opsAs(who, 'operators', 'rekey', '--json')).out) as { key: string };
    return { ...who, PARLOUR_OPERATOR_KEY: own.key };
  }

  test('say who they are by --as or PARLOUR_OPERATOR, with their key in the environment', async () => {
    expect((await ops('actions', 'list', '--as', 'amina')).error).toBe('Put the key of amina into PARLOUR_OPERATOR_KEY.\n');
    expect((await opsAs({ PARLOUR_OPERATOR_KEY: 'x' }, 'actions', 'list', '--as', 'amina')).error).toBe(
      'There is no operator amina with this key.\n',
    );
    expect((await opsAs(amina, 'actions', 'list')).out).toMatch(/│ amina +│ operators rekey/);
  });

  test('propose what takes two; it is listed, and approved by the other, who gets its result', async () => {
    const { username: member } = await gateway.registerMember();
    const adjust = ['ledger', 'adjust', member, '--credit', '5.00', '--reason', 'A goodwill gesture.'];
    expect((await ops(...adjust)).error).toMatch(/each under their own name/);
    const waits = await opsAs(amina, ...adjust);
    expect(waits).toMatchObject({ code: 0, out: expect.stringContaining('waits for a second operator') as string });
    const [row] = JSON.parse((await ops('approvals', 'list', '--json')).out) as Record<string, string>[];
    expect(row).toMatchObject({ command: 'ledger adjust', name: member, input: 'credits 5.00 BDT, A goodwill gesture.', first: 'amina' });
    const id = row!['id']!;
    expect((await opsAs(amina, 'approvals', 'approve', id)).error).toMatch(/a second, different operator must decide/);
    expect((await opsAs(bao, 'approvals', 'approve', id)).out).toMatch(/5\.00/);
    expect((await opsAs(bao, 'approvals', 'approve', id)).error).toMatch(/no longer waiting/);
    expect((await ops('approvals', 'list')).out).toBe('Nothing waits.\n');

    await opsAs(amina, 'ledger', 'adjust', member, '--debit', '9.00', '--reason', 'Too much.');
    const [debit] = JSON.parse((await ops('approvals', 'list', '--json')).out) as { id: string }[];
    expect(await opsAs(bao, 'approvals', 'approve', debit!.id)).toMatchObject({
      code: 1,
      error: `Nothing was done: ${member} has only 5.00 BDT.\n`,
    });
    expect((await opsAs(amina, 'approvals', 'again', debit!.id)).code).toBe(0);
    const [again] = JSON.parse((await ops('approvals', 'list', '--json')).out) as { id: string }[];
    expect((await opsAs(bao, 'approvals', 'reject', again!.id, '--reason', 'He is right.')).out).toMatch(/rejected/);
    expect((await ops('approvals', 'decided')).out).toMatch(/executed[^]*failed|failed[^]*executed/);
  });

  test('read the audit log, and have its chains verified', async () => {
    expect((await opsAs(amina, 'audit', 'list', '--event', 'operator.keyRenewed')).out).toMatch(
      /operator\.keyRenewed[^]*amina|amina[^]*operator\.keyRenewed/,
    );
    expect(await opsAs(amina, 'audit', 'verify')).toMatchObject({ code: 0, out: expect.stringContaining('platform') as string });
    expect((await opsAs(amina, 'audit', 'prove', 'platform', '1')).error).toMatch(/No head covers row 1 of platform yet/);
  });

  test('replace the key of a vendor, which a file holds and no output shows', async () => {
    const [file, secret] = [path.join(dataDir, 'new-key'), 'k'.repeat(40)];
    writeFileSync(file, `${secret}\n`);
    const why = ['--reason', 'The yearly renewal'];
    const waits = await opsAs(amina, 'vendors', 'key', 'JL', file, ...why, '--json');
    await opsAs(bao, 'approvals', 'approve', (JSON.parse(waits.out) as { approval: string }).approval);
    const until = new Date(gateway.clock.now().getTime() + 24 * 3_600_000).toISOString();
    expect((await rowsOf('vendors', 'keys'))[0]).toMatchObject({ partner: 'JL', fingerprint: keyFingerprint(secret), by: 'bao', until });
    expect(waits.out).not.toContain(secret);
    expect(await rowsOf('providers', 'keys')).toMatchObject([{ partner: 'sandbox', name: 'signing', since: null, before: null }]);
    expect((await ops('vendors', 'key', 'JL', file, '--overlap', 'long', ...why)).error).toMatch(/not a number of hours/);
    expect((await ops('providers', 'key', 'sandbox', 'signing', `${file}s`, ...why)).error).toMatch(/There is no file/);
  });
});

test.each([[], ['nothing'], ['members'], ['members', 'list', '--unknown'], ['withdrawals', 'approve']])(
  '%j is explained, with a failing exit code',
  async (...args) => {
    const { code, out, error } = await ops(...args);
    expect([code, out]).toEqual([1, '']);
    expect(error).not.toBe('');
    expect(error).not.toMatch(/at .*\.ts:\d+/);
  },
);

describe('codes of partners', () => {
  const at = ['--merchant', 'lotus'];
  test('are given once, at one merchant that is named', async () => {
    const [first, again, unnamed] = [
      await ops('affiliates', 'add', 'PARTNER7', ...at),
      await ops('affiliates', 'add', 'partner7', ...at),
      await ops('affiliates', 'add', 'PARTNER7'),
    ];
    expect(first.code).toBe(0);
    expect(again.error).toMatch(/is a code already/);
    expect(unnamed.error).toMatch(/--merchant/);
  });

  test('are ended, and stay in the list', async () => {
    await ops('affiliates', 'add', 'PARTNER8', ...at);
    expect((await ops('affiliates', 'end', 'partner8', ...at)).code).toBe(0);
    expect(await rowsOf('affiliates', 'list', ...at)).toContainEqual(
      expect.objectContaining({ merchant: 'lotus', code: 'PARTNER8', ended: expect.any(String) as string }),
    );
  });
});

test('payment methods are listed, changed, put into order and turned off by command', async () => {
  const why = ['--reason', 'The bank is down at night.'];
  await ops(
    'methods',
    'change',
    'lotus',
    'bank',
    '--hours',
    '08:00-22:00',
    '--fee',
    '1.25',
    '--countries',
    'bd,in',
    '--level',
    '3',
    ...why,
  );
  await ops('methods', 'order', 'lotus', 'qr', 'card', 'bank', 'ewallet');
  await ops('methods', 'switch', 'lotus', 'qr', 'off', ...why);
  const rows = await rowsOf('methods', 'list', 'lotus');
  expect(rows.map(({ method }) => method)).toEqual(['qr', 'card', 'bank', 'ewallet']);
  expect(rows[0]).toMatchObject({ now: 'off', succeeded: '0 of 0' });
  expect(rows[2]).toMatchObject({ hours: '08:00-22:00', fee: '1.25 %', countries: 'BD, IN', level: 3 });
  await ops('methods', 'change', 'lotus', 'bank', '--hours', 'none', ...why);
  expect((await rowsOf('methods', 'list', 'lotus'))[2]).toMatchObject({ hours: null, fee: '1.25 %' });
  expect((await ops('methods', 'change', 'lotus', 'bank', '--hours', '8-22', ...why)).error).toMatch(/08:00-22:00/);
  expect((await ops('methods', 'change', 'lotus', 'bank', '--level', 'gold', ...why)).error).toMatch(/no level/);
  expect(await rowsOf('methods', 'test', 'lotus', 'bank')).toMatchObject({ status: 'pending' });
  expect(await rowsOf('methods', 'tests', 'lotus')).toHaveLength(1);
});
