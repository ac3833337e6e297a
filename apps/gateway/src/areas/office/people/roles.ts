import { builtInRights, type Assignment, type BuiltInRole } from '@parlour/domain/office';
import type { Db } from '../../../kernel/tables.ts';
import type { Schema } from '../operator.ts';

/** An operator's roles, those for all merchants first. */
export function rolesOf(db: Db, operator: string): Promise<Schema<'GrantedRole'>[]> {
  return db
    .selectFrom('operator_role')
    .select(['role', 'merchant'])
    .where('operator', '=', operator)
    .orderBy('merchant', (order) => order.asc().nullsFirst())
    .orderBy('role')
    .execute();
}

/** What roles permit, as the domain's rules of rights ask for it; one that this version does not know permits nothing. */
export function assignmentsOf(roles: readonly Schema<'GrantedRole'>[]): Assignment[] {
  return roles.map(({ role, merchant }) => ({
    rights: isBuiltIn(role) ? builtInRights[role] : {},
    merchants: merchant === null ? 'all' : [merchant],
  }));
}

const isBuiltIn = (role: string): role is BuiltInRole => Object.hasOwn(builtInRights, role);
