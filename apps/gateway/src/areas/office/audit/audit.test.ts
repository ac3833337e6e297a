// Office O20, O22 and O23; ADR 83.
import { operationTable, type OperationId, type OperatorCredentials } from '@parlour/office-api/contract';
import { auditEvents, isAuditProved } from '@parlour/domain/office';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { jobToolsOf } from '../../../testing/job-tools.ts';
import { approve, firstTwo, officeBeside, officeOf, operate } from '../../../testing/office.ts';
import { appendAudit } from './append.ts';
import type { JobTools } from '../../../jobs/job.ts';
import { signHeads, verifyChain } from './heads.ts';

let gateway: TestGateway;
let amina: OperatorCredentials;
let bao: OperatorCredentials;
beforeAll(async () => {
  gateway = await startTestGateway();
  [amina, bao] = await firstTwo(gateway);
});
afterAll(() => gateway.close());
beforeEach(() => gateway.clock.advance(1));

type Query = { merchant?: string; actor?: string; event?: string; subject?: string; after?: string };
const page = (query: Query = {}, as: OperatorCredentials = amina) => officeOf(gateway, as).call('listAuditEvents', { query });
const events = async (query: Query = {}, as?: OperatorCredentials) => (await page(query, as)).list;
const count = async () =>
  Number(
    (
      await gateway.db
        .selectFrom('audit_event')
        .select((e) => e.fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  );
const ids = (Object.keys(operationTable) as OperationId[]).filter((id) => id !== 'streamQueueChanges');

describe('an operation', () => {
  test('names an event of the closed list; every one that changes something names one', () => {
    const named = ids.flatMap((id) => operationTable[id].audit ?? []);
    expect(named.filter((event) => !(auditEvents as string[]).includes(event))).toEqual([]);
    const silent = ids.filter((id) => operationTable[id].changes && operationTable[id].audit === null);
    // Not logged: operations that return a challenge, open an invitation, claim a withdrawal for ten minutes, prepare an import (applying
    // it is logged), return a preview code for a draft to the operator who asked, count whom a broadcast would reach, or mark a
    // note as seen.
    expect(silent).toEqual([
      'startPasskeyLogIn',
      'startPasskeyStepUp',
      'openInvitation',
      'startPasskeyAcceptance',
      'startOwnPasskey',
      'startOwnPassword',
      'seeMention',
      'claimWithdrawal',
      'unclaimWithdrawal',
      'countBroadcastReach',
      'mapFeed',
      'chooseFeedRows',
      'previewContent',
    ]);
  });

  test.each(ids)('%s is recorded as its event when it is refused, and not at all where it has none', async (id) => {
    const { method, path, audit } = operationTable[id];
    const before = await count();
    const asked = method === 'GET' ? { method, url: `${path}?merchant=nowhere` } : { method, url: path, payload: { none: 'such' } };
    const { statusCode } = await officeBeside(gateway).inject(asked);
    const [row] = await gateway.db.selectFrom('audit_event').selectAll().orderBy('seq', 'desc').limit(1).execute();
    expect((await count()) - before).toBe(audit === null ? 0 : 1);
    if (audit !== null) expect(row).toMatchObject({ event: audit, outcome: statusCode === 200 ? 'done' : 'refused', via: 'cli' });
  });

  test('on a member records what changed, in the chain of the merchant, with the member’s id and no name', async () => {
    const { memberId, username } = await gateway.registerMember();
    await operate(gateway, 'blockMember', { member: username }, amina);
    const [row] = await events({ subject: memberId });
    expect(row).toMatchObject({
      chain: 'lotus',
      actorKind: 'operator',
      actor: 'amina',
      event: 'member.blocked',
      subjectKind: 'member',
      before: '{"status":"active"}',
      after: '{"status":"blocked"}',
      outcome: 'done',
    });
    expect(JSON.stringify(row)).not.toContain(username);
  });

  test('on every site is recorded in the chain of each', async () => {
    await operate(gateway, 'closeSites', {}, amina);
    const closed = await events({ event: 'maintenance.on', actor: 'amina' });
    expect(new Set(closed.map(({ chain }) => chain))).toEqual(new Set(gateway.merchants.all.map(({ code }) => code)));
    await operate(gateway, 'openSites', {}, amina);
  });

  test('that takes two is recorded as proposed, approved and done, each with who did it', async () => {
    const { memberId, username } = await gateway.registerMember();
    const body = { member: username, direction: 'credit', amount: '3.00', reason: 'A goodwill gesture.' } as const;
    const { approval } = (await operate(gateway, 'adjustBalance', body, amina)) as { approval: string };
    await approve(gateway, approval, bao);
    const told = (await events({ subject: memberId })).map(({ actor, event, proposal }) => [actor, event, proposal]);
    expect(told.toSorted()).toEqual([
      ['amina', 'proposal.opened', approval],
      ['bao', 'proposal.approved', approval],
      ['bao', 'wallet.adjusted', approval],
    ]);
  });

  test('that could not be done leaves no other trace than its failure', async () => {
    const { memberId, username } = await gateway.registerMember();
    const body = { member: username, direction: 'debit', amount: '3.00', reason: 'A mistake of ours.' } as const;
    const { approval } = (await operate(gateway, 'adjustBalance', body, amina)) as { approval: string };
    await approve(gateway, approval, bao);
    const told = (await events({ subject: memberId, actor: 'bao' })).map(({ event, outcome, detail }) => [event, outcome, detail]);
    expect(told.toSorted()).toEqual([
      ['proposal.approved', 'done', null],
      ['proposal.failed', 'failed', 'insufficient_balance'],
    ]);
  });

  test('that shows personal data in clear is recorded for each merchant whose data it shows', async () => {
    await officeOf(gateway, amina).call('listPendingWithdrawals', { query: { full: true, merchant: 'lotus' } });
    expect((await events({ event: 'member.revealed' }))[0]).toMatchObject({ chain: 'lotus', actor: 'amina' });
    const before = await count();
    await officeOf(gateway, amina).call('listPendingWithdrawals', { query: { merchant: 'lotus' } });
    expect(await count()).toBe(before);
  });

  test('that the roles do not permit is recorded as a denial, and so is an unknown operation', async () => {
    const guess = { name: 'amina', key: 'a guess' };
    await expect(operate(gateway, 'closeSites', {}, guess)).rejects.toThrow();
    expect((await officeBeside(gateway).inject({ method: 'POST', url: '/office/nothing' })).statusCode).toBe(404);
    expect((await events({ event: 'operator.permissionDenied' })).slice(0, 2)).toMatchObject([
      { command: 'POST /office/nothing', outcome: 'refused', detail: 'unknown_operation', actorKind: 'machine' },
      { command: 'system maintenance on', outcome: 'refused', detail: 'operator_unknown' },
    ]);
  });
});

describe('the log', () => {
  test('is read in pages, each event once, in either direction', async () => {
    for (let i = 0; i < 220; i++) await note('lotus', { place: i });
    const { rows } = await verifyChain(gateway.db, 'lotus');
    const read: number[][] = [];
    for (const order of [{}, { ascending: 'true' }]) {
      const seen: number[] = [];
      let after: string | undefined;
      do {
        const { list, next } = await page({ merchant: 'lotus', ...order, ...(after && { after }) });
        seen.push(...list.map(({ seq }) => seq));
        after = next ?? undefined;
      } while (after);
      read.push(seen);
    }
    const upwards = Array.from({ length: rows }, (_, index) => index + 1);
    expect(read).toEqual([upwards.toReversed(), upwards]);
    await expect(page({ after: 'nonsense' })).rejects.toMatchObject({ code: 'field_invalid' });
  });

  test('shows an auditor of one merchant that merchant’s chain alone', async () => {
    const give = (role: string, merchant: string | null) =>
      gateway.db.updateTable('operator_role').set({ role, merchant }).where('operator', '=', 'bao').execute();
    await give('auditor', 'lotus');
    expect(new Set((await events({}, bao)).map(({ chain }) => chain))).toEqual(new Set(['lotus']));
    await give('owner', null);
    expect(new Set((await events({ actor: 'amina' })).map(({ chain }) => chain))).toContain('platform');
  });
});

describe('a chain', () => {
  test('has no gap, however many append to it at once', async () => {
    await Promise.all(Array.from({ length: 40 }, (_, place) => note('delta', { place })));
    const { list } = await officeOf(gateway, amina).call('verifyAudit', { query: {} });
    expect(list.map(({ chain }) => chain)).toContain('delta');
    expect(list.filter(({ broken }) => broken !== null)).toEqual([]);
    const rows = await gateway.db.selectFrom('audit_event').select('seq').where('chain', '=', 'delta').orderBy('seq').execute();
    expect(rows.map(({ seq }) => Number(seq))).toEqual(rows.map((_, index) => index + 1));
  });

  test('cannot be changed by anybody', async () => {
    await expect(sql`update audit_event set actor = 'nobody'`.execute(gateway.db)).rejects.toMatchObject({ code: 'LG005' });
    await expect(sql`delete from audit_event`.execute(gateway.db)).rejects.toMatchObject({ code: 'LG005' });
  });

  test.each([
    ['a field of a row', `update audit_event set after = '{"place": 99}' where chain = 'spoilt' and seq = 3`, 3],
    ['when it was', `update audit_event set at = at + interval '1 microsecond' where chain = 'spoilt' and seq = 2`, 2],
    ['a row that is gone', `delete from audit_event where chain = 'spoilt' and seq = 4`, 5],
    ['the first row', `delete from audit_event where chain = 'spoilt' and seq = 1`, 2],
  ])('whose owner changes %s names the first row that is not as it was', async (_what, change, broken) => {
    await expect(
      gateway.db.transaction().execute(async (trx) => {
        for (let place = 0; place < 6; place++) await note('spoilt', { place }, trx);
        expect(await verifyChain(trx, 'spoilt')).toMatchObject({ rows: 6, broken: null });
        await sql`alter table audit_event disable trigger audit_event_append_only`.execute(trx);
        await sql.raw(change).execute(trx);
        expect((await verifyChain(trx, 'spoilt')).broken).toBe(broken);
        throw new Error('as it was');
      }),
    ).rejects.toThrow('as it was');
  });
});

describe('heads', () => {
  const logged: { event?: string; chain?: string; seq?: number }[] = [];
  const log = { info: (facts: object) => void logged.push(facts), warn: () => undefined, error: () => undefined };
  const sign = (change: Partial<JobTools> = {}) => signHeads({ ...jobToolsOf(gateway), db: gateway.db, log, ...change });
  const prove = (seq: number) => officeOf(gateway, amina).call('proveAuditEvent', { query: { chain: 'lotus', seq } });

  test('are signed once for each end, and logged; a row before one is proved by it', async () => {
    for (let place = 0; place < 5; place++) await note('lotus', { place });
    expect(await sign()).toBe(0);
    const { rows, signed } = await verifyChain(gateway.db, 'lotus');
    expect(signed).toBe(rows);
    expect(logged).toContainEqual(expect.objectContaining({ event: 'audit_head', chain: 'lotus', seq: rows }));
    const told = logged.length;
    await sign();
    expect(logged.filter(({ chain }) => chain === 'lotus')).toHaveLength(1);
    expect(logged.length).toBe(told);

    const proof = await prove(rows - 3);
    expect(proof.rows).toHaveLength(4);
    expect(JSON.parse(proof.rows[0]!)).toMatchObject({ chain: 'lotus', seq: rows - 3, event: 'job.retried' });
    expect(await isAuditProved(proof)).toBe(true);
    const spoilt = { ...proof, rows: proof.rows.with(0, proof.rows[0]!.replace('job.retried', 'job.ordered')) };
    expect(await isAuditProved(spoilt)).toBe(false);
    expect(await isAuditProved({ ...proof, head: { ...proof.head, signedAt: '2020-01-01T00:00:00.000Z' } })).toBe(false);
    await note('lotus', {});
    await expect(prove(rows + 1)).rejects.toThrow('No head covers row');
  });

  test('are sent to the configured recipients, with all that proves a row', async () => {
    await note('lotus', {});
    const sent: { to: string; text: string }[] = [];
    const config = { ...gateway.config, office: { ...gateway.config.office, auditEmails: ['auditor@example.net'] } };
    const outbox = { send: (_kind: unknown, message: object) => Promise.resolve(void sent.push(message as (typeof sent)[number])) };
    await sign({ config, outbox: outbox as JobTools['outbox'] });
    const { rows, hash } = await verifyChain(gateway.db, 'lotus');
    const { head } = await prove(rows);
    expect(sent.map(({ to }) => to)).toEqual(['auditor@example.net']);
    for (const proof of [`lotus\n${rows}\n${hash}\n`, head.signature, head.key]) expect(sent[0]!.text).toContain(proof);
    await sign({ config, outbox: outbox as JobTools['outbox'] });
    expect(sent).toHaveLength(1);
  });

  test('show that an end was cut off, though what is left holds together', async () => {
    await expect(
      gateway.db.transaction().execute(async (trx) => {
        for (let place = 0; place < 4; place++) await note('spoilt', { place }, trx);
        await sign({ db: trx });
        await sql`alter table audit_event disable trigger audit_event_append_only`.execute(trx);
        await sql`delete from audit_event where chain = 'spoilt' and seq > 2`.execute(trx);
        expect(await verifyChain(trx, 'spoilt')).toMatchObject({ rows: 2, broken: 4 });
        expect(await sign({ db: trx })).toBe(1);
        throw new Error('as it was');
      }),
    ).rejects.toThrow('as it was');
  });
});

test('the log is filtered by outcome, request and time', async () => {
  const list = async (query: object) => (await officeOf(gateway, amina).call('listAuditEvents', { query })).list;
  const before = gateway.clock.now().toISOString();
  gateway.clock.advance(60);
  const origin = { kind: 'job', name: 'test', via: 'job', request: 'request-7' } as const;
  await appendAudit(
    gateway.db,
    origin,
    { merchant: 'lotus', event: 'job.retried', outcome: 'refused', detail: 'not_found' },
    gateway.clock.now(),
  );
  const [row, ...others] = await list({ request: 'request-7' });
  expect([row, others]).toEqual([expect.objectContaining({ event: 'job.retried', outcome: 'refused', request: 'request-7' }), []]);
  const since = (outcome: string) => list({ from: before, outcome, event: 'job' });
  expect([await since('refused'), await since('done')]).toEqual([[row], []]);
  expect(await list({ to: before, request: 'request-7' })).toEqual([]);
});

/** Appends one event of a job to a chain. */
function note(merchant: string, after: Record<string, unknown>, db = gateway.db): Promise<void> {
  return appendAudit(db, { kind: 'job', name: 'test', via: 'job' }, { merchant, event: 'job.retried', after }, gateway.clock.now());
}
