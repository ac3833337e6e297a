import { v7 as uuid } from 'uuid';
import { timedJob, type TimedJobOf } from '../../../../jobs/job.ts';
import { schedule } from '../../../../jobs/schedule.ts';
import { z } from 'zod';
import { exportToWire } from '../../exports/store.ts';
import { newExport, refuseTooMany } from '../../exports/start.ts';
import { reasonOf, type InputOf, type Operator, type Schema } from '../../operator.ts';
import type { Examined } from '../../proposals/examined.ts';
import { theMember } from '../the-member.ts';
import { writeMemberFile } from './write-file.ts';

/** Stands for the list in the operator's exports. */
export const exportOfMember = 'exportMember';

/** Writes the file; if one run does not finish it, another continues. */
export const memberFileJob: TimedJobOf<{ id: string }> = timedJob({
  name: 'export-member',
  payload: z.object({ id: z.uuid() }),
  async run({ id }, tools) {
    const { rows, next } = await writeMemberFile(id, tools);
    if (next !== null) await schedule(tools.db, memberFileJob, { id }, { key: `${id}:${next}`, at: tools.now });
    return rows;
  },
});

/** Starts the file of everything stored about a member; it belongs to the operator who asked for it, not to the one who approved it. */
export async function memberExport(operator: Operator, input: InputOf<'exportMember'>): Promise<Schema<'Export'>> {
  const member = await theMember(operator, input.member, input.merchant);
  const { db, by, clock, proposal } = operator;
  const asked =
    proposal === undefined
      ? by.name
      : (await db.selectFrom('proposal').select('proposed_by').where('id', '=', proposal).executeTakeFirstOrThrow()).proposed_by;
  await refuseTooMany(db, asked);
  const row = await db
    .insertInto('office_export')
    .values({
      ...newExport(clock.now()),
      id: uuid(),
      operator: asked,
      list: exportOfMember,
      merchant: member.merchant,
      filter: JSON.stringify({ member: member.id }),
      columns: null,
      personal: true,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await schedule(db, memberFileJob, { id: row.id }, { key: `${row.id}:0`, at: clock.now() });
  return exportToWire(row);
}

/** Takes one operator who may decide it, and two where the roles only propose it. */
export async function examineExport(operator: Operator, { member: named, merchant, ...input }: InputOf<'exportMember'>): Promise<Examined> {
  const reason = reasonOf(input.reason, 'The audit log keeps why: give a reason with --reason.');
  const member = await theMember(operator, named, merchant);
  return {
    merchant: member.merchant,
    subject: { kind: 'member', id: member.id, name: member.username },
    changes: [{ field: 'dataFile', before: null, after: null }],
    effect: null,
    reason,
    version: member.status,
    needsTwo: false,
    input: { member: member.id, merchant: member.merchant, reason },
  };
}
