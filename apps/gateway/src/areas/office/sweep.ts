import type { Jobs } from '../../jobs/job.ts';
import type { Db } from '../../kernel/tables.ts';
import { forgetPreviousKeys } from '../../outbound/partner-keys.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { signHeads } from './audit/heads.ts';
import { runProposal } from './proposals/bulk.ts';
import { expireProposals } from './proposals/expire.ts';
import { exportJob } from './exports/job.ts';
import { removeExpired } from './exports/store.ts';
import { mailLink } from './people/email.ts';
import { memberFileJob } from './members/data/start-export.ts';
import { tellFormerContact } from './members/correct.ts';
import { deliverBroadcast } from './talk/deliver-broadcast.ts';
import { sessionTimes } from './people/sessions.ts';
import { mailReports } from './views/mail-reports.ts';
import { applyRiskRules } from './risk/apply.ts';

export const officeJobs = {
  periodic: [
    { name: 'sweep-office', when: '*/15 * * * *', run: ({ db, now }) => sweepOffice(db, now) },
    { name: 'risk-rules', when: '* * * * *', run: applyRiskRules },
    { name: 'mail-reports', when: '*/10 * * * *', run: mailReports },
    { name: 'sign-audit', when: '17 3 * * *', run: signHeads, alarm: 'audit_broken' },
  ],
  timed: [exportJob, memberFileJob, runProposal, deliverBroadcast, mailLink, tellFormerContact],
} as const satisfies Partial<Jobs>;

/** Deletes expired operator sessions, invitations, challenges, exports and partners' keys, and ends expired proposals; returns how many. */
async function sweepOffice(db: Db, now: Date): Promise<number> {
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
    (await removeExpired(db, now)) + (await forgetPreviousKeys(db, now)) + (await inTransaction(db, (trx) => expireProposals(trx, now)));
  return results.reduce((sum, { numDeletedRows }) => sum + Number(numDeletedRows), expired);
}
