import { tidyText } from '@parlour/domain';
import { reaches } from '@parlour/domain/office';
import { v7 as uuid } from 'uuid';
import type { Selectable } from 'kysely';
import { tell } from '../audit/append.ts';
import { isId, refused, type InputOf, type Operator, type Schema } from '../operator.ts';
import { mailingOf } from './mail-reports.ts';
import { rolesOf } from '../people/roles.ts';
import type { OfficeViewTable } from '../tables.ts';

type ViewRow = Selectable<OfficeViewTable>;

/** How many views an operator can save at most. */
const mostViews = 100;

/** The operator's saved views, and those shared with a role of theirs. */
export async function viewsList(operator: Operator): Promise<Schema<'View'>[]> {
  const roles = await rolesHeld(operator);
  const rows = await operator.db
    .selectFrom('office_view')
    .selectAll()
    .where((e) => e.or([e('operator', '=', operator.by.name), ...(roles.length > 0 ? [e('role', 'in', roles)] : [])]))
    .orderBy('pinned', 'desc')
    .orderBy('name')
    .orderBy('id')
    .execute();
  return rows.map((row) => viewToWire(operator, row));
}

/**
 * Saves a view of a list under a name, or changes a saved one. It can be shared with a role of the operator's own, or with any role by
 * those who manage roles. Each role has one default view per screen; a new default replaces the previous one.
 */
export async function viewSave(operator: Operator, input: InputOf<'saveView'>): Promise<Schema<'View'>> {
  const { db, by, clock } = operator;
  const { id, screen, query, role = null, isDefault = false, pinned = false } = input;
  const name = tidyText(input.name);
  if (name === '') throw refused('field_invalid', 'Give the view a name.');
  if (role !== null) await refuseRole(operator, role);
  if (isDefault && role === null) throw refused('field_invalid', 'A default view belongs to a role. Say which one.');
  if (isDefault)
    await db.updateTable('office_view').set({ role_default: false }).where('role', '=', role).where('screen', '=', screen).execute();
  const mailing = await mailingOf(operator, input);
  const facts = { screen, name, query, role, role_default: isDefault, pinned, ...mailing };
  const row =
    id === undefined
      ? await kept(operator, facts)
      : await db
          .updateTable('office_view')
          .set(facts)
          .where('id', '=', (await ownView(operator, id)).id)
          .returningAll()
          .executeTakeFirstOrThrow();
  tell(operator, {
    merchant: null,
    event: role === null ? 'view.kept' : 'view.shared',
    subject: { kind: 'view', id: row.id },
    after: { screen, role, isDefault, pinned, ...(mailing.mail !== null && { mail: mailing.mail, merchant: mailing.mail_merchant }) },
  });
  return viewToWire({ by }, row);

  async function kept({ db: on }: Operator, values: typeof facts): Promise<ViewRow> {
    const { count } = await on
      .selectFrom('office_view')
      .select((e) => e.fn.countAll<string>().as('count'))
      .where('operator', '=', by.name)
      .executeTakeFirstOrThrow();
    if (Number(count) >= mostViews) throw refused('field_invalid', `You already have ${mostViews} views. Remove one first.`);
    const made = { ...values, id: uuid(), operator: by.name, made_at: clock.now() };
    return on.insertInto('office_view').values(made).returningAll().executeTakeFirstOrThrow();
  }
}

/** Deletes a view for everybody it was shared with. Throws `not_found` if the operator may not change it. */
export async function viewRemove(operator: Operator, { id }: Schema<'Id'>): Promise<null> {
  const row = await ownView(operator, id);
  await operator.db.deleteFrom('office_view').where('id', '=', row.id).execute();
  tell(operator, { merchant: null, subject: { kind: 'view', id: row.id }, before: { screen: row.screen, role: row.role } });
  return null;
}

async function ownView(operator: Operator, id: string): Promise<ViewRow> {
  const row = isId(id) ? await operator.db.selectFrom('office_view').selectAll().where('id', '=', id).executeTakeFirst() : undefined;
  if (!row || !isOwn(operator, row)) throw refused('not_found', 'You have no such view.');
  return row;
}

const isOwn = ({ by }: Pick<Operator, 'by'>, row: ViewRow) => row.operator === by.name;

async function rolesHeld({ db, by }: Operator): Promise<string[]> {
  return by.named ? [...new Set((await rolesOf(db, by.name)).map(({ role }) => role))] : [];
}

async function refuseRole(operator: Operator, role: string): Promise<void> {
  if (reaches(operator.levelAt('role.manage', 'platform'), 'w') || (await rolesHeld(operator)).includes(role)) return;
  throw refused('field_invalid', `You can share only with a role of your own, not with ${role}.`);
}

function viewToWire({ by }: Pick<Operator, 'by'>, row: ViewRow): Schema<'View'> {
  return {
    id: row.id,
    screen: row.screen,
    name: row.name,
    query: row.query,
    role: row.role,
    isDefault: row.role_default,
    pinned: row.pinned,
    // No one else receives it.
    mail: isOwn({ by }, row) ? row.mail : null,
    merchant: isOwn({ by }, row) ? row.mail_merchant : null,
    by: row.operator,
    own: isOwn({ by }, row),
  };
}
