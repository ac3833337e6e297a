import { paymentProviders } from '../../wallet/payments/providers.ts';
import { withKeysInForce } from '../../../outbound/partner-keys.ts';
import { explainCase, openCases } from '../../reconciliation/cases.ts';
import { reconcile } from '../../reconciliation/reconcile.ts';
import { tell } from '../audit/append.ts';
import { isId, reasonOf, refused, timeOf, type Operator, type Schema } from '../operator.ts';

/** How far two machines' clocks may differ before a run misses something, in ms. */
const hour = 3600_000;

/** Reconciles a span of time, or everything if none is given, and returns the open differences. */
export async function ledgerReconcile(
  operator: Operator,
  asked: { from?: string | undefined; to?: string | undefined },
): Promise<Schema<'Difference'>[]> {
  const { db, clock, random } = operator;
  const config = await withKeysInForce(operator.config, operator, clock.now());
  const from = asked.from === undefined ? new Date(0) : timeOf(asked.from);
  const to = asked.to === undefined ? new Date(clock.now().getTime() + hour) : timeOf(asked.to);
  if (from >= to) throw refused('field_invalid', 'The time --from must be before the time --to.');
  const { unheard, raised } = await reconcile(
    db,
    { from, to },
    { cashiers: paymentProviders(config), vendors: config.vendors, clock, random },
  );
  const fresh = new Set(raised.map(({ id }) => id));
  const rows = (await casesList(operator)).map((row) => ({ ...row, new: fresh.has(row.id) }));
  return [...rows, ...unheard.map(unheardRow)];
}

const unheardRow = (source: string): Schema<'Difference'> => ({
  id: '',
  kind: 'notHeard',
  merchant: null,
  subject: source,
  expected: 'its list',
  found: 'no answer',
  since: '',
  new: true,
});

/** Open cases of the reconciliation, oldest first. */
export async function casesList({ db }: Operator): Promise<Schema<'Case'>[]> {
  return (await openCases(db)).map(({ id, kind, merchant, subject, expected, found, first_seen }) => ({
    id,
    kind,
    merchant,
    subject,
    expected,
    found,
    since: first_seen.toISOString(),
  }));
}

/** Explains a difference: it is not raised again unless it changes. */
export async function caseClose(operator: Operator, { id, reason }: { id: string; reason: string }): Promise<Schema<'ClosedCase'>> {
  const { db, by, clock } = operator;
  const resolution = reasonOf(reason, 'Say with --reason why the difference is right.');
  const closed = isId(id) ? await explainCase(db, { id, by: by.name, resolution }, clock.now()) : undefined;
  if (!closed) throw refused('not_found', `There is no open case ${id}.`);
  tell(operator, { merchant: closed.merchant, subject: { kind: 'case', id }, reason: resolution });
  return { id, kind: closed.kind, subject: closed.subject, status: 'closed' };
}
