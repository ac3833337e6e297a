import { toDecimal } from '@parlour/domain';
import { sql, type Selectable } from 'kysely';
import type { LedgerTransferTable } from '../../../ledger/tables.ts';
import { findMemberCalled } from '../../identity/member/find.ts';
import { amountOf } from '../../wallet/to-wire.ts';
import { isId, merchantsNamed, type InputOf, type Operator, type Schema } from '../operator.ts';

/** The transfer with this key or id, and the one that it completes or that completed it, in the order of posting. */
export async function ledgerTransfers(
  operator: Operator,
  { key: typed, merchant }: InputOf<'findLedgerTransfers'>,
): Promise<Schema<'LedgerTransfer'>[]> {
  const { db } = operator;
  const key = typed.trim();
  const found = await db
    .selectFrom('ledger_transfer')
    .selectAll()
    .where(isId(key) ? 'id' : 'key', '=', isId(key) ? key.toLowerCase() : key)
    .where('merchant', 'in', codesOf(operator, merchant))
    .executeTakeFirst();
  if (!found) return [];
  const held = found.completes ?? found.id;
  const all = await db
    .selectFrom('ledger_transfer')
    .selectAll()
    .where((e) => e.or([e('id', '=', held), e('completes', '=', held)]))
    .where('merchant', '=', found.merchant)
    .orderBy('at')
    .orderBy('id')
    .execute();
  const entries = await db
    .selectFrom('ledger_entry as e')
    .innerJoin('ledger_account as a', 'a.id', 'e.account_id')
    .leftJoin('member as m', (join) => join.on(isOwner))
    .select(['e.transfer_id', 'a.owner_kind', 'a.owner_id', 'm.username', 'a.kind', 'e.asset', 'e.amount', 'e.balance_after'])
    .where(
      'e.transfer_id',
      'in',
      all.map(({ id }) => id),
    )
    .orderBy('e.amount')
    .orderBy('a.id')
    .execute();
  return all.map((row) => ({
    ...transferToWire(row),
    entries: entries
      .filter(({ transfer_id }) => transfer_id === row.id)
      .map((entry) => ({
        ownerKind: entry.owner_kind,
        owner: entry.owner_id,
        ownerName: entry.username,
        account: entry.kind,
        amount: decimal(entry.amount, entry.asset),
        balance: decimal(entry.balance_after, entry.asset),
      })),
  }));
}

/** The accounts of what is called so, each with its balance: a striped one is one account here. */
export async function ledgerAccounts(
  operator: Operator,
  { owner: typed, merchant }: InputOf<'listLedgerAccounts'>,
): Promise<Schema<'LedgerAccount'>[]> {
  const { db } = operator;
  const owner = typed.trim();
  const codes = codesOf(operator, merchant);
  const called = await Promise.all(codes.map((code) => findMemberCalled(operator, code, owner)));
  const members = called.flatMap((member) => member?.id ?? []);
  const rows = await db
    .selectFrom('ledger_account as a')
    .leftJoin('member as m', (join) => join.on(isOwner))
    .select(['a.merchant', 'a.owner_kind', 'a.owner_id', 'm.username', 'a.kind', 'a.book', 'a.asset'])
    .select([sql<string>`sum(a.balance)::text`.as('balance'), sql<string>`sum(a.version)::text`.as('entries')])
    // Ids are stored in lower case; codes are not.
    .where('a.owner_id', 'in', [...members, isId(owner) ? owner.toLowerCase() : owner])
    .where('a.merchant', 'in', codes)
    .groupBy(['a.merchant', 'a.owner_kind', 'a.owner_id', 'm.username', 'a.kind', 'a.book', 'a.asset'])
    .orderBy('a.merchant')
    .orderBy('a.owner_kind')
    .orderBy('a.book', 'desc')
    .orderBy('a.asset')
    .orderBy('a.kind')
    .execute();
  return rows.map((row) => ({
    merchant: row.merchant,
    ownerKind: row.owner_kind,
    owner: row.owner_id,
    ownerName: row.username,
    account: row.kind,
    book: row.book,
    asset: row.asset,
    balance: decimal(row.balance, row.asset),
    entries: Number(row.entries),
  }));
}

const codesOf = (operator: Operator, merchant: string | undefined) => merchantsNamed(operator, merchant).map(({ code }) => code);

/** Whether a member owns the account; what other owners are called is no id. */
const isOwner = sql<boolean>`m.id = case when a.owner_kind = 'member' then a.owner_id::uuid end`;

const decimal = (amount: string | number | bigint, asset: string) =>
  asset === 'points' ? String(amount) : toDecimal(amountOf({ amount, currency: asset }));

function transferToWire(row: Selectable<LedgerTransferTable>): Omit<Schema<'LedgerTransfer'>, 'entries'> {
  return {
    id: row.id,
    merchant: row.merchant,
    key: row.key,
    kind: row.kind,
    phase: row.phase,
    book: row.book,
    asset: row.asset,
    reference: row.reference,
    reverses: row.reverses,
    at: row.at.toISOString(),
  };
}
