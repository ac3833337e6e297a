import type { Jobs, JobTools } from '../../jobs/job.ts';
import { forgetPreviousKeys, noteStatedKeys } from '../../outbound/partner-keys.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { signHeads } from './audit/heads.ts';
import { runProposal } from './proposals/bulk.ts';
import { expireProposals } from './proposals/expire.ts';
import { exportJob } from './exports/job.ts';
import { removeExpired } from './exports/store.ts';
import { certifyVendor } from './games/certify-job.ts';
import { prepareReport } from './reports/prepare-job.ts';
import { removeExpiredReports } from './reports/prepared-store.ts';
import { mailLink } from './people/email.ts';
import { memberFileJob } from './members/data/start-export.ts';
import { tellFormerContact } from './members/correct.ts';
import { deliverBroadcast } from './talk/deliver-broadcast.ts';
import { sessionTimes } from './people/sessions.ts';
import { mailReports } from './views/mail-reports.ts';
import { applyRiskRules } from './risk/apply.ts';

export const officeJobs = {
  periodic: [
    { name: 'sweep-office', when: '*/15 * * * *', run: sweepOffice },
    { name: 'risk-rules', when: '* * * * *', run: applyRiskRules },
    { name: 'mail-reports', when: '*/10 * * * *', run: mailReports },
    { name: 'sign-audit', when: '17 3 * * *', run: signHeads, alarm: 'audit_broken' },
  ],
  timed: [exportJob, prepareReport, certifyVendor, memberFileJob, runProposal, deliverBroadcast, mailLink, tellFormerContact],
} as const satisfies Partial<Jobs>;

/** Notes new keys of partners, deletes expired operator sessions, invitations, challenges, exports, prepared reports and partners' keys, and ends expired proposals; returns how many. */
async function sweepOffice({ db, now, config }: Pick<JobTools, 'db' | 'now' | 'config'>): Promise<number> {
  await noteStatedKeys(db, config, now);
  const idleSince = new Date(now.getTime() - sessionTimes.idle * 1000);
  const results = [
    await db
      .deleteFrom('operator_session')
      .where(({ or, eb }) => or([eb('expires_at', '<=', now), eb('last_seen_at', '<=', idleSince)]))
      .executeTakeFirst(),
    await db.deleteFrom('operator_invitation').where('expires_at', '<=', now).executeTakeFirst(),
    await db.deleteFrom('operator_challenge').where('expires_at', '<=', now).executeTakeFirst(),
  ];
  const expired =
    (await removeExpired(db, now)) +
    (await removeExpiredReports(db, now)) +
    (await forgetPreviousKeys(db, now)) +
    (await inTransaction(db, (trx) => expireProposals(trx, now)));
  return results.reduce((sum, { numDeletedRows }) => sum + Number(numDeletedRows), expired);
}
