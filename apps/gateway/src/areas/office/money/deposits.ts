import { toDecimal } from '@parlour/domain';
import { findMember } from '../../identity/member/find.ts';
import { resolveDeposit, settleDeposit } from '../../wallet/deposits.ts';
import { paymentProviders } from '../../wallet/payments/providers.ts';
import { amountOf, type DepositRow } from '../../wallet/to-wire.ts';
import { tell } from '../audit/append.ts';
import { pageRows } from '../lists.ts';
import { addNote, notesShown } from '../members/notes.ts';
import { isId, merchantsNamed, reasonOf, refused, type InputOf, type Operator, type Schema } from '../operator.ts';
import { withKeysInForce } from '../../../outbound/partner-keys.ts';
import { approvedBy, type Examined } from '../proposals/examined.ts';
import { sayingWhy } from './decided.ts';

/** How long before and after a deposit its provider's list of payments is searched, in ms. */
const before = 3_600_000;

/**
 * Asks the provider whether it received a deposit's payment, and credits it if so, as the provider's own report would. Returns `unknown` if
 * the provider offers no list or does not answer.
 */
export async function depositAsk(operator: Operator, { id, merchant }: InputOf<'askDepositProvider'>): Promise<Schema<'AskedDeposit'>> {
  const { db, clock, config, random } = operator;
  const row = await theDeposit(operator, id, merchant);
  const provider = paymentProviders(await withKeysInForce(config, operator, clock.now())).find(({ code }) => code === row.provider);
  const span = { from: new Date(row.created_at.getTime() - before), to: new Date(clock.now().getTime() + before) };
  const listed = await provider?.payments?.(span, { clock, random }).catch(() => undefined);
  const payment = listed?.payments.find(({ depositId }) => depositId === row.id);
  if (payment) {
    const { depositId, paymentId, amount, currency } = payment;
    await settleDeposit(db, row.provider, { depositId, paymentId, amount, currency, status: 'succeeded' }, clock.now());
  }
  const heard = payment ? 'paid' : listed && listed.completeSince <= row.created_at ? 'notPaid' : 'unknown';
  const now = await theDeposit(operator, id, merchant);
  tell(operator, { ...aboutIt(row), before: { status: row.status }, after: { status: now.status, heard } });
  return { id: row.id, status: now.status, heard };
}

/**
 * Credits a deposit once two operators have seen evidence of the payment. A later confirmation by the provider does not credit it again.
 */
export async function depositCredit(operator: Operator, input: InputOf<'creditDeposit'>): Promise<Schema<'ResolvedDeposit'>> {
  approvedBy(operator);
  const row = await theDeposit(operator, input.id, input.merchant);
  const resolution = { id: row.id, status: 'succeeded', paymentId: input.reference, by: operator.by.name } as const;
  return resolved(await sayingWhy('deposit', () => resolveDeposit(operator.db, resolution, operator.clock.now())));
}

export async function examineCredit(operator: Operator, input: InputOf<'creditDeposit'>): Promise<Examined> {
  const reason = reasonOf(input.reason, 'The approver reads the evidence: say with --reason what shows that the money came.');
  const row = await theDeposit(operator, input.id, input.merchant);
  if (row.status === 'succeeded') throw refused('illegal_transition', 'The deposit has already arrived.');
  const member = await findMember(operator.db, row.member_id);
  const amount = toDecimal(amountOf(row));
  const name = member?.username ?? row.member_id;
  return {
    merchant: row.merchant,
    subject: { kind: 'deposit', id: row.id, name: `${amount} ${row.currency}, ${name}` },
    changes: [
      { field: 'status', before: row.status, after: 'succeeded' },
      { field: 'reference', before: row.payment_id, after: input.reference },
    ],
    effect: { kind: 'credits', amount, currency: row.currency, member: name },
    reason,
    version: `${row.status} ${amount}`,
    member: row.member_id,
    needsTwo: true,
  };
}

/** Gives up a deposit for which no money arrived. If the provider later confirms it after all, the member gets the money. */
export async function depositFail(operator: Operator, input: InputOf<'failDeposit'>): Promise<Schema<'ResolvedDeposit'>> {
  const reason = reasonOf(input.reason, 'The audit log keeps why: give a reason with --reason.');
  const row = await theDeposit(operator, input.id, input.merchant);
  const resolution = { id: row.id, status: 'failed', by: operator.by.name } as const;
  const after = await sayingWhy('deposit', () => resolveDeposit(operator.db, resolution, operator.clock.now()));
  tell(operator, { ...aboutIt(row), before: { status: row.status }, after: { status: after.status }, reason });
  return resolved(after);
}

/** The notes about a deposit, latest first. */
export async function depositNotes(operator: Operator, { id, merchant }: InputOf<'listDepositNotes'>): Promise<Schema<'Note'>[]> {
  const row = await theDeposit(operator, id, merchant);
  const notes = operator.db.selectFrom('member_note').selectAll().where('deposit_id', '=', row.id).orderBy('id', 'desc');
  return notesShown(operator, await notes.limit(pageRows).execute());
}

/** Adds a note about a deposit; it also stands among those about its member. */
export async function depositNote(operator: Operator, { id, text, merchant }: InputOf<'addDepositNote'>): Promise<Schema<'Note'>> {
  const row = await theDeposit(operator, id, merchant);
  const note = await addNote(operator, { id: row.member_id, merchant: row.merchant }, { text, pinned: false, deposit: row.id });
  tell(operator, { ...aboutIt(row), after: { note: note.id } });
  return note;
}

async function theDeposit(operator: Operator, id: string, merchant: string | undefined): Promise<DepositRow> {
  const codes = merchantsNamed(operator, merchant).map(({ code }) => code);
  const found = operator.db.selectFrom('deposit').selectAll().where('id', '=', id);
  const known = isId(id) ? await found.executeTakeFirst() : undefined;
  if (!known || !codes.includes(known.merchant)) throw refused('not_found', `There is no deposit ${id}.`);
  return known;
}

const aboutIt = ({ id, merchant }: DepositRow) => ({ merchant, subject: { kind: 'deposit', id } });
const resolved = (row: DepositRow): Schema<'ResolvedDeposit'> => ({
  id: row.id,
  merchant: row.merchant,
  amount: toDecimal(amountOf(row)),
  currency: row.currency,
  status: row.status,
});
