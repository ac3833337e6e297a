import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, expect } from 'vitest';
import { openDatabase } from '../../db/open.ts';
import { runJobs } from '../../jobs/run-jobs.ts';
import { startTestGateway } from '../../testing/gateway.ts';
import { scriptedPayments, startScriptedProvider } from '../../testing/scripted-provider.ts';
import { jobs } from '../../areas.ts';
import { reportOf, sendReport } from './testing.ts';
import { onEmbedded } from '../../testing/needing.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'parlour-killed-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// Starts a gateway process with its own embedded database, whichever database the rest of the run uses.
onEmbedded.test(
  'a gateway that is killed while it asks a provider leaves a deposit that the next one brings to its end: one deposit, one payment (C13)',
  async () => {
    const provider = await startScriptedProvider();
    provider.script.push('hold');
    const program = path.resolve(import.meta.dirname, '../../testing/deposit-then-wait.ts');
    const killed = spawn(process.execPath, [program, path.join(folder, 'db'), provider.origin], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [line] = (await once(createInterface(killed.stdout), 'line')) as [string];
    const { key, cookies } = JSON.parse(line) as { key: string; cookies: [string, string][] };
    await expect.poll(() => provider.asked).toHaveLength(1);
    killed.kill('SIGKILL');
    await once(killed, 'close');

    const database = await openDatabase(`pglite:${path.join(folder, 'db')}`);
    const gateway = await startTestGateway({ database, payments: scriptedPayments(provider.origin) });
    const [deposit, ...others] = await gateway.db.selectFrom('deposit').selectAll().execute();
    expect([deposit, others]).toMatchObject([{ status: 'pending', cashier_url: null }, []]);
    // Time passes: the claim of the dead gateway expires.
    gateway.clock.advance(20);
    const log = { info: () => undefined, warn: () => undefined, error: (facts: object) => expect(facts).toBeUndefined() };
    const { config, clock, merchants, app, vault } = gateway;
    const running = await runJobs({ database, jobs, config, clock, merchants, outbox: app.outbox, vault, log });
    await expect.poll(() => provider.asked).toEqual([deposit!.id, deposit!.id]);
    await running.stop();

    const player = gateway.guest();
    for (const [name, value] of cookies) player.cookies.set(name, value);
    const answer = await player.value('createDeposit', { body: { amount: '500.00' }, key });
    expect(answer).toMatchObject({ id: deposit!.id, cashierUrl: 'http://cashier.localhost:9/payment-1?token=2' });
    expect(provider.payments.size).toBe(1);
    for (let i = 0; i < 2; i++) expect((await sendReport(gateway, reportOf(answer))).statusCode).toBe(200);
    expect((await player.value('getBalance')).available.amount).toBe('500.00');
    const unfinished = gateway.db.selectFrom('outbound_call').select('id').where('state', '<>', 'done');
    expect(await unfinished.execute()).toEqual([]);
    await gateway.close();
    await provider.close();
  },
);
