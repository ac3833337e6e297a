import type { CaseId, CaseResult, Control } from '@parlour/certification';
import { caseIds } from '@parlour/certification/case-ids';
import { z } from 'zod';
import { timedJob, type JobTools, type TimedJobOf } from '../../../jobs/job.ts';
import { Refusal, statusOf } from '../../../kernel/refusal.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { withKeysInForce } from '../../../outbound/partner-keys.ts';
import { appendAudit } from '../audit/append.ts';
import { certificationBooks, certificationLaunch, certificationPlayer, certificationState } from '../certification.ts';
import { makerOf } from '../maker.ts';
import type { Operator, Schema } from '../operator.ts';

/** The cases that the office runs: W47 would load the wallet that members are playing with. */
export const certifiedCases: readonly CaseId[] = caseIds.filter((id) => id !== 'W47');

/** Certifies this installation's wallet for a vendor (office 8). */
export const certifyVendor: TimedJobOf<{ id: string }> = timedJob({
  name: 'certify-vendor',
  payload: z.object({ id: z.uuid() }),
  run: ({ id }, tools) => runCertification(id, tools),
});

/** Runs the cases over the network, as the vendor does, and stores each as it ends; returns how many there were. */
export async function runCertification(id: string, tools: JobTools, only: readonly CaseId[] = certifiedCases): Promise<number> {
  const { db, now, vault, config } = tools;
  const row = await db.selectFrom('vendor_certification').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row || (row.status !== 'waiting' && row.status !== 'running')) return 0;
  const change = (set: { status?: 'running' | 'done' | 'failed'; cases?: string; failure?: string; finished_at?: Date }) =>
    db.updateTable('vendor_certification').set(set).where('id', '=', id).execute();
  const began = performance.now();
  // Goes on while the job runs: a launch code is good for a minute.
  const time = () => new Date(now.getTime() + performance.now() - began);
  await change({ status: 'running', cases: '[]' });
  const { vendors } = await withKeysInForce(config, { db, vault }, now);
  const known = vendors[row.vendor];
  if (!known) {
    await change({ status: 'failed', failure: 'not_found', finished_at: time() });
    return 0;
  }
  // Loaded when it is needed: few gateways ever certify.
  const { CaseSkipped, certify, controlledStage } = await import('@parlour/certification');
  const skipped = (reason: string) => new CaseSkipped(reason);
  const operator = { ...(await makerOf(row.asked_by, tools)), clock: { now: time, statementTime: time } };
  const cases: Schema<'CertifiedCase'>[] = [];
  let stored: Promise<unknown> = Promise.resolve();
  await certify({
    url: `http://127.0.0.1:${config.port}`,
    vendor: { code: row.vendor, secret: known.key },
    stage: controlledStage(controlOf(operator, skipped), undefined),
    only,
    onCase(result) {
      cases.push(caseToWire(result));
      const soFar = JSON.stringify(cases);
      stored = stored.then(() => change({ cases: soFar }));
    },
  });
  await stored;
  const finished = time();
  const count = (outcome: CaseResult['outcome']) => cases.filter((each) => each.outcome === outcome).length;
  await inTransaction(db, async (trx) => {
    await trx.updateTable('vendor_certification').set({ status: 'done', finished_at: finished }).where('id', '=', id).execute();
    const after = { certification: id, passed: count('passed'), failed: count('failed'), skipped: count('skipped') };
    const note = { merchant: null, event: 'vendor.certified', subject: { kind: 'vendor', id: row.vendor }, after } as const;
    await appendAudit(trx, { kind: 'job', name: 'certify-vendor', via: 'job' }, note, finished);
  });
  return cases.length;
}

const caseToWire = ({ id, title, outcome, reason }: CaseResult): Schema<'CertifiedCase'> => ({
  id,
  title,
  outcome,
  reason: reason ?? null,
});

const commands = {
  'certify player': certificationPlayer,
  'certify launch': certificationLaunch,
  'certify state': certificationState,
  'certify books': certificationBooks,
};

/** What the suite otherwise asks on the operators' socket; a case for which that is impossible is skipped. */
function controlOf(operator: Operator, skipped: (reason: string) => Error): Control {
  return {
    async ask(command, input) {
      const run = commands[command] as (by: Operator, input: unknown) => Promise<never>;
      try {
        return await (command === 'certify books'
          ? run(operator, input)
          : inTransaction(operator.db, (db) => run({ ...operator, db }, input)));
      } catch (error) {
        if (error instanceof Refusal && statusOf[error.code] < 500) throw skipped(error.message);
        throw error;
      }
    },
  };
}
