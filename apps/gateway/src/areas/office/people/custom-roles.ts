import {
  beyond,
  builtInRights,
  builtInRoles,
  changedRights,
  isBuiltIn,
  levels,
  mixesDuties,
  permissions,
  type Rights,
} from '@parlour/domain/office';
import { breaksUnique } from '../../../kernel/transaction.ts';
import { refused, type InputOf, type Operator, type Schema } from '../operator.ts';
import { approvedBy, type Examined } from '../proposals/examined.ts';
import { forbidden } from './permitted.ts';
import { endSessionsOfOperator } from './sessions.ts';

const nameShape = /^[a-z][a-z0-9-]{1,30}$/;

/** Every role with its permissions. */
export async function rolesList({ db }: Operator): Promise<Schema<'Role'>[]> {
  const own = await db.selectFrom('custom_role').selectAll().orderBy('name').execute();
  const given = await db
    .selectFrom('operator_role')
    .innerJoin('operator', 'operator.name', 'operator_role.operator')
    .select(['operator', 'role'])
    .distinct()
    .where('removed_at', 'is', null)
    .orderBy('operator')
    .execute();
  const operators = (name: string) => given.filter(({ role }) => role === name).map(({ operator }) => operator);
  const builtIn = builtInRoles.map((role) => ({
    role,
    builtIn: true,
    rights: builtInRights[role],
    operators: operators(role),
    changedBy: null,
    changed: null,
  }));
  const custom = own.map(({ name, rights, changed_by, changed_at }) => ({
    role: name,
    builtIn: false,
    rights,
    operators: operators(name),
    changedBy: changed_by,
    changed: changed_at.toISOString(),
  }));
  return [...builtIn, ...custom];
}

/** Creates a role with a set of permissions; takes two operators who have all of these themselves. */
export async function roleCreate(operator: Operator, { role, rights }: InputOf<'createRole'>): Promise<Schema<'RoleRights'>> {
  approvedBy(operator);
  await examineCreation(operator, { role, rights });
  const { db, by, clock } = operator;
  await db
    .insertInto('custom_role')
    .values({ name: role, rights: JSON.stringify(rights), changed_by: by.name, changed_at: clock.now() })
    .execute()
    .catch((error: unknown) => {
      throw breaksUnique(error, 'custom_role_pkey') ? alreadyThere(role) : error;
    });
  return { role, rights };
}

export async function examineCreation(operator: Operator, { role, rights }: InputOf<'createRole'>): Promise<Examined> {
  if (!nameShape.test(role))
    throw refused('field_invalid', `${role} is no name for a role: write it in small letters, such as night-desk.`);
  if (isBuiltIn(role) || (await customRole(operator, role))) throw alreadyThere(role);
  refuseRights(operator, rights);
  return ofRole(role, changedRights({}, rights), 'new');
}

/** Changes the permissions of a role. The sessions of everybody who has it end, since their rights have changed (office O7). */
export async function roleChange(operator: Operator, { role, rights }: InputOf<'changeRole'>): Promise<Schema<'RoleRights'>> {
  approvedBy(operator);
  await examineChange(operator, { role, rights });
  const { db, by, clock } = operator;
  await db
    .updateTable('custom_role')
    .set({ rights: JSON.stringify(rights), changed_by: by.name, changed_at: clock.now() })
    .where('name', '=', role)
    .execute();
  for (const holder of await holdersOf(operator, role)) await endSessionsOfOperator(db, holder);
  return { role, rights };
}

export async function examineChange(operator: Operator, { role, rights }: InputOf<'changeRole'>): Promise<Examined> {
  const known = await theRole(operator, role);
  if ((await holdersOf(operator, role)).includes(operator.by.name))
    throw refused('second_operator_needed', 'You have this role, and operators can’t change their own permissions.');
  refuseRights(operator, rights);
  return ofRole(role, changedRights(known.rights, rights), known.changed_at.toISOString());
}

/** Deletes a role that nobody has. */
export async function roleDelete(operator: Operator, { role }: InputOf<'deleteRole'>): Promise<Schema<'RemovedRole'>> {
  approvedBy(operator);
  await examineDeletion(operator, { role });
  await operator.db.deleteFrom('custom_role').where('name', '=', role).execute();
  return { role, removed: true };
}

export async function examineDeletion(operator: Operator, { role }: InputOf<'deleteRole'>): Promise<Examined> {
  const known = await theRole(operator, role);
  const holders = await holdersOf(operator, role);
  if (holders.length > 0) throw refused('role_in_use', `${holders.join(', ')} would lose it: give them other roles first.`);
  return ofRole(role, changedRights(known.rights, {}), known.changed_at.toISOString());
}

/** Throws `field_invalid` for an unknown permission, and `forbidden` for one that the caller does not have everywhere (office O9). */
function refuseRights({ by, levelAt }: Operator, rights: Schema<'Rights'>): void {
  const entries = Object.entries(rights);
  const unknown = entries.find(([permission, level]) => !permissions.some((each) => each === permission) || !levels.includes(level));
  if (unknown) throw refused('field_invalid', `There is no permission ${unknown[0]}.`);
  if (entries.length === 0) throw refused('field_invalid', 'A role needs at least one permission.');
  if (mixesDuties(rights as Rights))
    throw refused('field_invalid', 'Operators who enter draw results can’t change odds. Leave out draw.enter or odds.change.');
  if (!by.named) return;
  const [lacking] = beyond(levelAt, { rights: rights as Rights, merchants: 'all' });
  if (lacking) throw forbidden(lacking);
}

/** A custom role, locked until the transaction ends. */
function customRole({ db }: Operator, role: string) {
  return db.selectFrom('custom_role').selectAll().where('name', '=', role).forUpdate().executeTakeFirst();
}

async function theRole(operator: Operator, role: string) {
  if (isBuiltIn(role)) throw refused('field_invalid', `${role} is built in, and stays as it is: make a role of your own.`);
  const known = await customRole(operator, role);
  if (!known) throw refused('not_found', `There is no role ${role}.`);
  return known;
}

async function holdersOf({ db }: Operator, role: string): Promise<string[]> {
  const rows = await db
    .selectFrom('operator_role')
    .innerJoin('operator', 'operator.name', 'operator_role.operator')
    .select('operator')
    .distinct()
    .where('role', '=', role)
    .where('removed_at', 'is', null)
    .orderBy('operator')
    .execute();
  return rows.map(({ operator }) => operator);
}

const alreadyThere = (role: string) => refused('role_exists', `A role called ${role} already exists. Choose another name.`);

function ofRole(role: string, changes: ReturnType<typeof changedRights>, version: string): Examined {
  return {
    merchant: null,
    subject: { kind: 'role', id: role, name: role },
    changes: changes.map((change) => ({ field: 'permission', ...change })),
    effect: null,
    reason: null,
    version,
    needsTwo: true,
  };
}
