import { beyond, builtInRights, builtInRoles, isBuiltIn, rolesText, type Assignment } from '@parlour/domain/office';
import { sql } from 'kysely';
import { allMerchants } from '../../../db/scopes/scope.ts';
import type { Db } from '../../../kernel/tables.ts';
import { refused, type OfficeDeps, type Operator, type Schema } from '../operator.ts';
import { forbidden } from './permitted.ts';

type Role = Schema<'GrantedRole'>;

/** Recorded as the creator of demonstration operators (people/demonstration.ts); no operator can have this name. */
export const demonstrationMark = 'demonstration start';

/** How many owners of all merchants an installation must have at least (office O9). */
const leastOwners = 2;

/** An operator's roles, those for all merchants first. */
export function rolesOf(db: Db, operator: string): Promise<Schema<'GrantedRole'>[]> {
  return inOrder(db).select(['role', 'merchant']).where('operator', '=', operator).execute();
}

/** The roles of every operator, by name. */
export async function rolesOfEach(db: Db): Promise<ReadonlyMap<string, Schema<'GrantedRole'>[]>> {
  const rows = await inOrder(db).select(['operator', 'role', 'merchant']).execute();
  const grouped = Map.groupBy(rows, ({ operator }) => operator);
  return new Map([...grouped].map(([name, roles]) => [name, roles.map(({ role, merchant }) => ({ role, merchant }))]));
}

function inOrder(db: Db) {
  return db
    .selectFrom('operator_role')
    .orderBy('merchant', (order) => order.asc().nullsFirst())
    .orderBy('role');
}

/** Roles as assignments for the domain's rules of rights; an unknown role permits nothing. */
export async function assignmentsOf(db: Db, roles: readonly Schema<'GrantedRole'>[]): Promise<Assignment[]> {
  const own = roles.map(({ role }) => role).filter((role) => !isBuiltIn(role));
  const found = own.length === 0 ? [] : await db.selectFrom('custom_role').select(['name', 'rights']).where('name', 'in', own).execute();
  const custom = new Map(found.map(({ name, rights }) => [name, rights]));
  return roles.map(({ role, merchant }) => ({
    rights: isBuiltIn(role) ? builtInRights[role] : (custom.get(role) ?? {}),
    merchants: merchant === null ? 'all' : [merchant],
  }));
}

/** The merchants whose rows the statements of a call may access: all, including future ones, if roles for all merchants permit it. */
export function reachOf(
  roles: readonly Schema<'GrantedRole'>[],
  permitted: OfficeDeps['merchants'],
  all: OfficeDeps['merchants'],
): readonly string[] | typeof allMerchants {
  const everywhere = permitted.all.length === all.all.length && roles.some(({ merchant }) => merchant === null);
  const given = new Set(roles.map(({ merchant }) => merchant));
  return everywhere ? allMerchants : permitted.all.flatMap(({ code }) => (given.has(code) || given.has(null) ? [code] : []));
}

/** An operator with a key who was never given roles has all rights. */
export const ownerOfAll: readonly Role[] = [{ role: 'owner', merchant: null }];

/**
 * Refuses roles that the caller must not give: throws `field_invalid` for an unknown role or merchant, and `forbidden` for rights that the
 * caller lacks (office O9).
 */
export async function refuseRoles({ db, by, merchants, levelAt }: Operator, roles: readonly Role[]): Promise<void> {
  const custom = (await db.selectFrom('custom_role').select('name').orderBy('name').execute()).map(({ name }) => name);
  for (const { role, merchant } of roles) {
    if (!isBuiltIn(role) && !custom.includes(role))
      throw refused('field_invalid', `There is no role ${role}: there are ${[...builtInRoles, ...custom].join(', ')}.`);
    if (merchant !== null && !merchants.all.some(({ code }) => code === merchant))
      throw refused('field_invalid', `There is no merchant ${merchant}: known are ${merchants.all.map(({ code }) => code).join(', ')}.`);
  }
  // The gateway's account has no name to propose under; it gets a refusal that says so.
  if (!by.named) return;
  for (const assignment of await assignmentsOf(db, roles)) {
    const [lacking] = beyond(levelAt, assignment);
    if (lacking) throw forbidden(lacking);
  }
}

/** Replaces an operator's roles with exactly these, in the caller's transaction. */
export async function giveRoles({ db, by, clock }: Operator, operator: string, roles: readonly Role[]): Promise<void> {
  await db.deleteFrom('operator_role').where('operator', '=', operator).execute();
  const distinct = new Map(roles.map((each) => [rolesText([each]), each]));
  for (const { role, merchant } of distinct.values())
    await db.insertInto('operator_role').values({ operator, role, merchant, granted_by: by.name, granted_at: clock.now() }).execute();
}

/** Throws `owners_needed` if fewer than two owners would remain without this one. */
export async function refuseWithoutOwners({ db }: Operator, operator: string): Promise<void> {
  // Serialises changes, so that two owners removed at the same time are counted one after the other.
  await sql`select pg_advisory_xact_lock(hashtextextended('owners', 0))`.execute(db);
  const owners = await db
    .selectFrom('operator_role')
    .innerJoin('operator', 'operator.name', 'operator_role.operator')
    .select('operator.name')
    .where('role', '=', 'owner')
    .where('merchant', 'is', null)
    .where('removed_at', 'is', null)
    .where('added_by', '!=', demonstrationMark)
    .execute();
  const others = owners.filter(({ name }) => name !== operator);
  if (others.length < leastOwners && others.length < owners.length)
    throw refused('owners_needed', 'An installation needs at least two owners of all merchants. Make someone else an owner first.');
}
