import { Trans, useLingui } from '@lingui/react/macro';
import type { components } from '@parlour/office-api/contract';
import { useWaiting } from '@parlour/office-api/queries';
import { Age, Amount, Facts, Foreign, HistoryOf, Moment, PaymentStatus, methodNames } from '@parlour/office-ui';
import { Button, Stack } from '@parlour/ui';
import { DepositNotes } from './deposit-notes.tsx';

export type Deposit = components['schemas']['Deposit'];

/** After this many minutes a provider would have reported the outcome of a payment. */
const doubtMinutes = 10;

/** Whether a deposit has waited longer than its provider takes. */
export const isInDoubt = ({ status, created }: Pick<Deposit, 'status' | 'created'>): boolean =>
  status === 'pending' && Date.now() - Date.parse(created) > doubtMinutes * 60_000;

/** All that is known of one deposit. */
export function DepositDetails({ deposit, mayNote, onMember }: { deposit: Deposit; mayNote: boolean; onMember: (id: string) => void }) {
  const { t, i18n } = useLingui();
  const waits = useWaiting('deposit');
  const { amount, currency, status, provider, method, payment, created, expires, settled, resolvedBy, merchant, id, memberId } = deposit;
  return (
    <Stack gap="5">
      <Facts
        entries={[
          { key: 'amount', label: t`Amount`, value: <Amount amount={amount} currency={currency} /> },
          { key: 'status', label: t`Status`, value: <PaymentStatus status={status} waits={waits(id)} /> },
          ...(resolvedBy === null ? [] : [{ key: 'resolvedBy', label: t`Decided by`, value: <Foreign text={resolvedBy} /> }]),
          { key: 'provider', label: t`Provider`, value: provider },
          ...(method === null ? [] : [{ key: 'method', label: t`Method`, value: i18n._(methodNames[method]) }]),
          { key: 'payment', label: t`Provider’s reference`, value: payment === null ? t`None yet` : <Foreign text={payment} /> },
          { key: 'created', label: t`Started`, value: <Moment at={created} /> },
          ...(settled === null
            ? [
                { key: 'age', label: t`Waiting for`, value: <Age since={created} /> },
                { key: 'expires', label: t`Can be paid until`, value: <Moment at={expires} /> },
              ]
            : [{ key: 'settled', label: t`Settled`, value: <Moment at={settled} /> }]),
          { key: 'merchant', label: t`Merchant`, value: merchant },
          { key: 'id', label: t`Id`, value: id },
        ]}
      />
      <Button variant="secondary" onClick={() => onMember(memberId)}>
        <Trans>Open the member</Trans>
      </Button>
      <DepositNotes key={id} id={id} mayNote={mayNote} />
      <HistoryOf kind="deposit" id={id} />
    </Stack>
  );
}
