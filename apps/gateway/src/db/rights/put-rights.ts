import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../kernel/tables.ts';
import { allMerchants } from '../scopes/scope.ts';
import { makeRoles, revokeCreate, roleNames, roles, takeRoles } from './roles.ts';
import type { SchemaPart } from '../schema.ts';
import type { TableRights } from './table-rights.ts';

/** Creates missing roles, and ensures that they cannot create anything themselves. */
export async function putRoles(owner: Db): Promise<void> {
  for (const statement of [...makeRoles, ...takeRoles, revokeCreate]) await sql.raw(statement).execute(owner);
}

/**
 * Sets the roles' rights to those in the list of tables, whatever they were before; `owner` owns the tables. A table that is already
 * correct is not touched, because changing it waits for everyone who uses it. Any number of gateways may do this at once.
 */
export async function putTableRights(owner: Db, tableRights: Readonly<Record<string, TableRights>>): Promise<void> {
  const { rows } = await sql<{ name: string; note: string | null; state: string }>`
    select c.relname as name, obj_description(c.oid, 'pg_class') as note, ${sql.raw(stateOf('c.oid'))} as state
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`.execute(owner);
  for (const [name, rights] of Object.entries(tableRights)) {
    const now = rows.find((row) => row.name === name);
    const statements = ofTable(name, rights);
    const wanted = createHash('sha256').update(statements).digest('hex').slice(0, 16);
    // One table per transaction: one that locks several in this order could deadlock with another that locks them in a different order.
    if (now?.note !== noteOf(wanted, now?.state)) await sql.raw(changing(name, rights, statements, wanted)).execute(owner);
  }
}

/** Must run in the transaction that replaces the functions, because replacing a function drops its rights. */
export const rightsOfFunctions = (rights: NonNullable<SchemaPart['functionRights']>) => `do $$
declare
  rights constant jsonb := '${JSON.stringify(rights)}';
  roles constant jsonb := '${JSON.stringify(roles)}';
  f record;
  who text;
begin
  for f in select p.oid::regprocedure::text as signature, p.proname::text as name from pg_proc p
    where p.pronamespace = 'public'::regnamespace and pg_has_role(p.proowner, 'usage')
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  loop
    execute format('revoke all on function %s from public, ${Object.values(roles).join(', ')}', f.signature);
    continue when not rights ? f.name;
    execute format('alter function %s security definer set search_path = public, pg_temp', f.signature);
    for who in select jsonb_array_elements_text(rights->f.name) loop
      execute format('grant execute on function %s to %I', f.signature, roles->>who);
    end loop;
  end loop;
end $$`;

function ofTable(name: string, rights: TableRights): string {
  const { tenant, insertOnly } = rights;
  const grants = roleNames.flatMap((who) =>
    rights[who].map((verb) => {
      const columns = verb === 'insert' && insertOnly ? ` (${insertOnly.join(', ')})` : '';
      return `grant ${verb}${columns} on ${name} to ${roles[who]};`;
    }),
  );
  return [
    `revoke all on ${name} from public, ${Object.values(roles).join(', ')};`,
    ...roleNames.map((who) => `drop policy if exists ${roles[who]} on ${name};`),
    ...(tenant === null ? [`alter table ${name} disable row level security;`] : tenantPolicies(name, tenant)),
    ...grants,
  ].join('\n');
}

/** As a subquery, the setting is read once and not for each row. */
const theMerchant = `(select current_setting('parlour.merchant', true))`;

/** Whether a row belongs to the installation, or to a merchant that the operator's roles cover. */
const isOffices = (tenant: string) =>
  `${tenant} is null or ${theMerchant} = '${allMerchants}' or ${tenant} = any ((select string_to_array(current_setting('parlour.merchant', true), ','))::text[])`;

function tenantPolicies(name: string, tenant: string): string[] {
  return [
    `create policy ${roles.app} on ${name} to ${roles.app} using (${tenant} = ${theMerchant}) with check (${tenant} = ${theMerchant});`,
    `create policy ${roles.worker} on ${name} to ${roles.worker} using (true) with check (true);`,
    `create policy ${roles.office} on ${name} to ${roles.office} using (${isOffices(tenant)}) with check (${isOffices(tenant)});`,
    `alter table ${name} enable row level security;`,
  ];
}

function changing(name: string, rights: TableRights, statements: string, wanted: string): string {
  const inserting = roleNames.filter((who) => rights[who].includes('insert'));
  return `do $do$
declare
  numbers text;
begin
  perform pg_advisory_xact_lock(hashtextextended('parlour-rights', 0));
  ${statements}
  for numbers in select d.objid::regclass::text from pg_depend d join pg_class s on s.oid = d.objid and s.relkind = 'S'
    where d.refobjid = '${name}'::regclass and d.classid = 'pg_class'::regclass and d.deptype = 'a'
  loop
    ${inserting.map((who) => `execute format('grant usage, select on sequence %s to ${roles[who]}', numbers);`).join('\n    ') || 'null;'}
  end loop;
  execute format('comment on table ${name} is %L', '${noteOf(wanted, '')}' || ${stateOf(`'${name}'::regclass`)});
end $do$`;
}

/**
 * The comment stored with a table: the wanted rights and, once these are set, a hash of the actual ones, so that changes by hand are
 * noticed.
 */
function noteOf(wanted: string, state: string | undefined): string {
  return `rights ${wanted} ${state}`;
}

/** A hash of everything that the database's catalogue contains about a table's rights. */
function stateOf(table: string): string {
  return `(select md5(concat_ws('|', t.relrowsecurity, t.relacl::text,
    (select string_agg(a.attname || a.attacl::text, ',' order by a.attnum) from pg_attribute a where a.attrelid = t.oid and a.attacl is not null),
    (select string_agg(concat_ws(' ', p.polname, p.polcmd, p.polroles::text, pg_get_expr(p.polqual, t.oid), pg_get_expr(p.polwithcheck, t.oid)), ',' order by p.polname)
      from pg_policy p where p.polrelid = t.oid)))
    from pg_class t where t.oid = ${table})`;
}
