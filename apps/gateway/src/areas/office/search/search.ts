import { affiliateCodePattern, tidyText, toDecimal } from '@parlour/domain';
import { reaches, type Permission } from '@parlour/domain/office';
import { sql } from 'kysely';
import { invitationOf } from '../../identity/member/affiliates.ts';
import { devicePattern } from '../../identity/session/known-devices.ts';
import { amountOf } from '../../wallet/to-wire.ts';
import { isId, merchantsNamed, type InputOf, type Operator } from '../operator.ts';
import { beginsWith } from '../members/list.ts';
import { isShown } from '../proposals/list.ts';
import { memberFound, mostOfKind, type Found } from './found.ts';
import { membersByPersonalData } from './personal-data.ts';

/**
 * Finds whatever an operator's text may refer to; its shape determines what that can be. Only finds what the operator's roles may see.
 * Throws `too_many_requests` after thirty searches by personal data within a minute.
 */
export async function search(operator: Operator, { text: typed, merchant }: InputOf<'searchOffice'>): Promise<Found[]> {
  const text = tidyText(typed);
  const merchants = merchantsNamed(operator, merchant);
  const at = (permission: Permission) =>
    merchants.filter(({ code }) => reaches(operator.levelAt(permission, { merchant: code }), 'r')).map(({ code }) => code);
  const viewed = at('member.view');
  const found = await Promise.all(
    isId(text)
      ? [byId(operator, text.toLowerCase(), at)]
      : [
          byReference(operator, text, at),
          membersNamed(operator, text, viewed),
          membersInvited(operator, text, viewed),
          membersAtDevice(operator, text, viewed),
          operatorsNamed(operator, text),
          drawsCalled(operator, text, at('draw.enter')),
          promotionsCalled(operator, text, at('promotion.edit')),
        ],
  );
  const personal = await membersByPersonalData(
    operator,
    text,
    merchants.filter(({ code }) => viewed.includes(code)),
  );
  // A member found by both name and number is listed once.
  const all = new Map<string, Found>();
  for (const each of [...personal, ...found.flat()]) if (!all.has(keyOf(each))) all.set(keyOf(each), each);
  return [...all.values()];
}

const keyOf = ({ kind, merchant, id }: Found) => `${kind} ${merchant} ${id}`;

type At = (permission: Permission) => string[];

/** Everything that has this id, of any kind. */
async function byId(operator: Operator, id: string, at: At): Promise<Found[]> {
  const { db } = operator;
  const [viewed, deposits, withdrawals] = [at('member.view'), at('deposit.resolve'), at('withdrawal.decide')];
  const [members, ofDeposits, ofWithdrawals, rounds, calls, proposals] = await Promise.all([
    viewed.length === 0
      ? []
      : db.selectFrom('member').selectAll().where('id', '=', id).where('kind', '=', 'member').where('merchant', 'in', viewed).execute(),
    deposits.length === 0 ? [] : db.selectFrom('deposit').selectAll().where('id', '=', id).where('merchant', 'in', deposits).execute(),
    withdrawals.length === 0
      ? []
      : db.selectFrom('withdrawal').selectAll().where('id', '=', id).where('merchant', 'in', withdrawals).execute(),
    viewed.length === 0 ? [] : db.selectFrom('round').selectAll().where('id', '=', id).where('merchant', 'in', viewed).execute(),
    viewed.length === 0
      ? []
      : db
          .selectFrom('vendor_transaction as v')
          .innerJoin('round', 'round.id', 'v.round_id')
          .selectAll('round')
          .where('v.wallet_transaction_id', '=', id)
          .where('round.merchant', 'in', viewed)
          .execute(),
    db.selectFrom('proposal').selectAll().where('id', '=', id).execute(),
  ]);
  return [
    ...members.map((row) => memberFound(row, 'id')),
    ...ofDeposits.map((row) => payment('deposit', row, 'id')),
    ...ofWithdrawals.map((row) => payment('withdrawal', row, 'id')),
    ...rounds.map((row) => roundFound(row, 'id')),
    ...calls.map((row) => roundFound(row, 'reference')),
    ...proposals
      .filter((row) => isShown(operator, row))
      .map(({ merchant, subject_name: title }): Found => ({ kind: 'proposal', id, merchant, title, by: 'id' })),
  ];
}

/** Everything that a payment provider or vendor knows by this reference. */
async function byReference({ db, config }: Operator, text: string, at: At): Promise<Found[]> {
  const [viewed, deposits] = [at('member.view'), at('deposit.resolve')];
  const vendors = Object.keys(config.vendors);
  const [paid, rounds, calls] = await Promise.all([
    deposits.length === 0
      ? []
      : db.selectFrom('deposit').selectAll().where('payment_id', '=', text).where('merchant', 'in', deposits).limit(mostOfKind).execute(),
    viewed.length === 0 || vendors.length === 0
      ? []
      : db
          .selectFrom('round')
          .selectAll()
          .where('vendor', 'in', vendors)
          .where('vendor_round_id', '=', text)
          .where('merchant', 'in', viewed)
          .limit(mostOfKind)
          .execute(),
    viewed.length === 0 || vendors.length === 0
      ? []
      : db
          .selectFrom('vendor_transaction as v')
          .innerJoin('round', 'round.id', 'v.round_id')
          .selectAll('round')
          .where('v.vendor', 'in', vendors)
          .where('v.transaction_id', '=', text)
          .where('round.merchant', 'in', viewed)
          .limit(mostOfKind)
          .execute(),
  ]);
  return [...paid.map((row) => payment('deposit', row, 'reference')), ...[...rounds, ...calls].map((row) => roundFound(row, 'reference'))];
}

async function membersNamed({ db }: Operator, text: string, codes: string[]): Promise<Found[]> {
  if (codes.length === 0) return [];
  const rows = await db
    .selectFrom('member')
    .select(['id', 'merchant', 'username'])
    .where('kind', '=', 'member')
    .where('merchant', 'in', codes)
    .where(beginsWith('username_folded', text))
    // The index's own order: exact matches come first.
    .orderBy(sql`username_folded using ~<~`)
    .limit(mostOfKind)
    .execute();
  return rows.map((row) => memberFound(row, 'name'));
}

/** Members who registered with an invitation code, latest first. */
async function membersInvited({ db }: Operator, text: string, codes: string[]): Promise<Found[]> {
  if (codes.length === 0 || !affiliateCodePattern.test(text)) return [];
  const rows = await db
    .selectFrom('member')
    .select(['id', 'merchant', 'username'])
    .where('merchant', 'in', codes)
    .where('invitation_code', '=', invitationOf({ affiliateCode: text }))
    .where('kind', '=', 'member')
    .orderBy('created_at', 'desc')
    .limit(mostOfKind)
    .execute();
  return rows.map((row) => memberFound(row, 'invitationCode'));
}

/** Members who logged in from a browser, latest first. */
async function membersAtDevice({ db }: Operator, text: string, codes: string[]): Promise<Found[]> {
  const device = text.toLowerCase();
  if (codes.length === 0 || !devicePattern.test(device)) return [];
  const rows = await db
    .selectFrom('known_device as d')
    .innerJoin('member', 'member.id', 'd.member_id')
    .select(['member.id', 'member.merchant', 'member.username'])
    .where('d.merchant', 'in', codes)
    .where('d.device', '=', device)
    .orderBy('d.last_login_at', 'desc')
    .limit(mostOfKind)
    .execute();
  return rows.map((row) => memberFound(row, 'device'));
}

async function operatorsNamed({ db, levelAt }: Operator, text: string): Promise<Found[]> {
  if (!reaches(levelAt('operator.manage', 'platform'), 'r')) return [];
  const rows = await db
    .selectFrom('operator')
    .select('name')
    .where('removed_at', 'is', null)
    .where(beginsWith('name', text))
    .orderBy('name')
    .limit(mostOfKind)
    .execute();
  return rows.map(({ name }) => ({ kind: 'operator', id: name, merchant: null, title: name, by: 'name' }));
}

/** A draw by its id, such as `XSMB-20260822`, or by day and number the draws of every game; latest first. */
async function drawsCalled({ db }: Operator, text: string, codes: string[]): Promise<Found[]> {
  const id = text.toUpperCase();
  const [, game, name] = /^(?:([A-Z0-9_]{1,40})-)?(\d{8}(?:-\d{4})?)$/.exec(id) ?? [];
  if (codes.length === 0 || name === undefined) return [];
  const games = db.selectFrom('lottery_game').select(['merchant', 'game_code']).where('merchant', 'in', codes);
  const rows = await db
    .selectFrom((game === undefined ? games : games.where('game_code', '=', game)).as('g'))
    .innerJoin('lottery_draw as d', (join) =>
      join.onRef('d.merchant', '=', 'g.merchant').on('d.id', '=', sql`g.game_code || '-' || ${name}`),
    )
    .select(['d.id', 'd.merchant'])
    .orderBy('d.draw_at', 'desc')
    .orderBy('d.id')
    .limit(mostOfKind)
    .execute();
  return rows.map(({ id: draw, merchant }) => ({ kind: 'draw', id: draw, merchant, title: draw, by: draw === id ? 'id' : 'reference' }));
}

async function promotionsCalled({ db }: Operator, text: string, codes: string[]): Promise<Found[]> {
  if (codes.length === 0) return [];
  const rows = await db
    .selectFrom('promotion')
    .select(['merchant', 'code'])
    .where('merchant', 'in', codes)
    .where(beginsWith('code', text))
    .orderBy('code')
    .orderBy('merchant')
    .limit(mostOfKind)
    .execute();
  return rows.map(({ merchant, code }) => ({ kind: 'promotion', id: code, merchant, title: code, by: 'name' }));
}

interface PaymentRow {
  id: string;
  merchant: string;
  member_id: string;
  amount: string | number | bigint;
  currency: string;
}

const payment = (kind: 'deposit' | 'withdrawal', row: PaymentRow, by: Found['by']): Found => ({
  kind,
  id: row.id,
  merchant: row.merchant,
  title: `${toDecimal(amountOf(row))} ${row.currency}`,
  member: row.member_id,
  by,
});

interface RoundRow {
  id: string;
  merchant: string;
  member_id: string;
  vendor: string;
  game_code: string;
}

const roundFound = (row: RoundRow, by: Found['by']): Found => ({
  kind: 'round',
  id: row.id,
  merchant: row.merchant,
  title: `${row.vendor} ${row.game_code}`,
  member: row.member_id,
  by,
});
