import { operationTable, type OperationId } from '@parlour/office-api/contract';
import { levelAt, reaches, type Permission } from '@parlour/domain/office';
import type { Operator, Schema } from '../operator.ts';
import { isBulk } from '../proposals/bulk.ts';
import { placeOf } from './permitted.ts';
import { assignmentsOf, rolesOfEach } from './roles.ts';

/**
 * One operator proposes and another approves: with fewer approvers than this, an approver's own proposals could never be approved (office
 * O15).
 */
const fewest = 2;

/** Permissions with fewer than two approvers although they cover operations that take two, by merchant; null for the installation. */
export async function approverGaps({ db, merchants }: Operator): Promise<Schema<'ApproverGap'>[]> {
  const active = new Set(
    (await db.selectFrom('operator').select('name').where('removed_at', 'is', null).execute()).map(({ name }) => name),
  );
  const roles = [...(await rolesOfEach(db))].filter(([name]) => active.has(name));
  const operators = await Promise.all(roles.map(([, given]) => assignmentsOf(db, given)));
  return subjects().flatMap(({ permission, scope }) => {
    const places = scope === 'platform' ? [null] : merchants.all.map(({ code }) => code);
    return places.flatMap((merchant) => {
      const approvers = operators.filter((assignments) => reaches(levelAt(assignments, permission, placeOf(merchant)), 'a')).length;
      return approvers < fewest ? [{ permission, merchant, approvers }] : [];
    });
  });
}

/** The permissions of operations whose policy takes two operators. */
function subjects(): { permission: Permission; scope: string }[] {
  const found = new Map<Permission, string>();
  for (const id of Object.keys(operationTable) as OperationId[]) {
    const { permission, scope, approval } = operationTable[id];
    if (approval !== null && permission !== null && !isBulk(id)) found.set(permission, scope);
  }
  return [...found].map(([permission, scope]) => ({ permission, scope }));
}
