import { beyond, builtInRights, builtInRoles, rolesText, type Assignment, type BuiltInRole } from '@parlour/domain/office';
import type { Db } from '../../../kernel/tables.ts';
import { refused, type Operator, type Schema } from '../operator.ts';
import { forbidden } from './permitted.ts';

type Role = Schema<'GrantedRole'>;

/** An installation always has so many owners of all merchants (office O9). */
const leastOwners = 2;

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

/** Whoever has a key without having been given roles runs everything. */
export const ownerOfAll: readonly Role[] = [{ role: 'owner', merchant: null }];

/** Throws `field_invalid` for a role or a merchant that there is not, and `forbidden` for what whoever asks does not have (office O9). */
export function refuseRoles({ by, merchants, levelAt }: Operator, roles: readonly Role[]): void {
  for (const { role, merchant } of roles) {
    if (!isBuiltIn(role)) throw refused('field_invalid', `There is no role ${role}: there are ${builtInRoles.join(', ')}.`);
    if (merchant !== null && !merchants.all.some(({ code }) => code === merchant))
      throw refused('field_invalid', `There is no merchant ${merchant}: known are ${merchants.all.map(({ code }) => code).join(', ')}.`);
  }
  // The gateway's account has no name to propose by, and is told so.
  if (!by.named) return;
  for (const assignment of assignmentsOf(roles)) {
    const [lacking] = beyond(levelAt, assignment);
    if (lacking) throw forbidden(lacking);
  }
}

/** Gives an operator these roles and no others, in the caller's transaction. */
export async function giveRoles({ db, by, clock }: Operator, operator: string, roles: readonly Role[]): Promise<void> {
  await db.deleteFrom('operator_role').where('operator', '=', operator).execute();
  const distinct = new Map(roles.map((each) => [rolesText([each]), each]));
  for (const { role, merchant } of distinct.values())
    await db.insertInto('operator_role').values({ operator, role, merchant, granted_by: by.name, granted_at: clock.now() }).execute();
}

/** Throws `owners_needed` where fewer than two owners would be left without this one. */
export async function refuseWithoutOwners({ db }: Operator, operator: string): Promise<void> {
  const owners = await db
    .selectFrom('operator_role')
    .innerJoin('operator', 'operator.name', 'operator_role.operator')
    .select('operator.name')
    .where('role', '=', 'owner')
    .where('merchant', 'is', null)
    .where('removed_at', 'is', null)
    .execute();
  const others = owners.filter(({ name }) => name !== operator);
  if (others.length < leastOwners && others.length < owners.length)
    throw refused('owners_needed', 'An installation keeps two owners of all merchants: make somebody else an owner first.');
}
