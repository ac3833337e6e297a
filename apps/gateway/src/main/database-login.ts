import { sql } from 'kysely';
import type { Database } from '../db/open.ts';
import { roleNames, roles } from '../db/rights/roles.ts';
import type { Merchants } from '../kernel/merchants.ts';
import { sqlState } from '../kernel/transaction.ts';
import { StartError } from './start-error.ts';

/** SQLSTATE of insufficient privilege. */
const mayNot = '42501';

/** Creates or updates everything in a Postgres. Throws a StartError if its login does not own the tables. */
export async function asOwner(setUp: () => Promise<void>): Promise<void> {
  await setUp().catch((error: unknown) => {
    if (sqlState(error) !== mayNot) throw error;
    throw new StartError(
      `The database's tables cannot be made or changed (${(error as Error).message}): set DATABASE_OWNER_URL to the login that owns them.`,
    );
  });
}

/**
 * Throws a StartError if the gateway's login cannot take its roles, or if it could take every other role although a merchant is licensed:
 * then nothing would protect anybody's books from a mistake in a statement (docs/adr/0017).
 */
export async function demandLogin({ owner, db, forMerchant, forOffice }: Database, merchants: Merchants): Promise<void> {
  const { rows } = await sql<{ name: string; almighty: boolean }>`
    select session_user as name, rolsuper as almighty from pg_roles where rolname = session_user`.execute(owner);
  const { name, almighty } = rows[0]!;
  const licensed = merchants.all.find(({ jurisdiction }) => jurisdiction !== 'demo');
  if (almighty && licensed)
    throw new StartError(
      `${licensed.name} is licensed (${licensed.jurisdiction}), and ${name} is a superuser of the database: set DATABASE_URL to a login that is only a member of ${allRoles}, and DATABASE_OWNER_URL to the owner.`,
    );
  for (const handle of [db, forMerchant(''), forOffice([])])
    await sql`select 1`.execute(handle).catch((error: unknown) => {
      if (sqlState(error) !== mayNot) throw error;
      throw new StartError(`${name}, the login of DATABASE_URL, must be a member of ${allRoles}: have their owner grant them to it.`);
    });
}

const allRoles = new Intl.ListFormat('en').format(roleNames.map((each) => roles[each]));
