/** The roles that use the database at run time, in place of the tables' owner. None of them can log in. */
export const roles = {
  /** Requests: the rows of one merchant. */
  app: 'parlour_app',
  /** Jobs, events, vendors and providers: the rows of all merchants. */
  worker: 'parlour_worker',
  /** Operators' requests: the rows of the merchants where their roles permit it. */
  office: 'parlour_office',
} as const;

export type RoleName = keyof typeof roles;
export const roleNames = Object.keys(roles) as RoleName[];

/**
 * Creates the roles. All databases of a server share them, so another one may be creating them at the same time. Grants them to the owner,
 * because one login is often both owner and gateway. If the owner may not create roles, an administrator must have created them.
 */
export const makeRoles = roleNames.map((name) => {
  const role = roles[name];
  return `do $$
  begin
    if not exists (select from pg_roles where rolname = '${role}') then
      create role ${role} nologin;
    end if;
  exception when duplicate_object or unique_violation then null;
  end $$;`;
});

export const takeRoles = roleNames.map((name) => {
  const role = roles[name];
  return `do $$
  begin
    if not pg_has_role('${role}', case when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end) then
      execute format('grant ${role} to %I', current_user);
    end if;
  exception when insufficient_privilege then
    raise warning '% cannot take ${role}: it can own the tables and not run the gateway', current_user;
  end $$;`;
});

/** Lets only the owner create anything here. If the tables' owner does not own the database, the database's owner must do this. */
export const revokeCreate = `do $$
begin
  if exists (select from pg_namespace n, aclexplode(n.nspacl) a where n.nspname = 'public' and a.grantee = 0 and a.privilege_type = 'CREATE') then
    revoke create on schema public from public;
  end if;
  if exists (select from pg_database d, aclexplode(coalesce(d.datacl, acldefault('d', d.datdba))) a
    where d.datname = current_database() and a.grantee = 0 and a.privilege_type = 'TEMPORARY') then
    execute format('revoke temporary on database %I from public', current_database());
  end if;
exception when insufficient_privilege then
  raise warning 'only the owner of the database can take the right to make temporary tables from everybody';
end $$`;
