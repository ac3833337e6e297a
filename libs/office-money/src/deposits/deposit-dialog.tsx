import { useLingui } from '@lingui/react/macro';
import { useOfficeMutation } from '@parlour/office-api/queries';
import { Amount, ReasonDialog } from '@parlour/office-ui';
import { TextField, useToasts } from '@parlour/ui';
import { useState } from 'react';
import type { DepositQuestion } from './deposit-actions.tsx';
import type { Deposit } from './deposit-details.tsx';

interface DepositDialogProps {
  kind: DepositQuestion;
  deposit: Deposit;
  onClose: () => void;
}

/** Asks for the reason, names whom it is about, and does it. */
export function DepositDialog({ kind, ...props }: DepositDialogProps) {
  return kind === 'credit' ? <Credit {...props} /> : <Failure {...props} />;
}

function Credit({ deposit, onClose }: Omit<DepositDialogProps, 'kind'>) {
  const { t } = useLingui();
  const toasts = useToasts();
  const credit = useOfficeMutation('creditDeposit');
  const [reference, setReference] = useState(deposit.payment ?? '');
  return (
    <ReasonDialog
      open
      onClose={onClose}
      destructive={false}
      title={t`Credit the deposit of ${deposit.member}`}
      label={t`Evidence`}
      hint={t`The evidence that the money arrived. A second operator reads it and decides; nothing moves before that.`}
      confirmText={t`Propose`}
      onConfirm={async (reason) => {
        await credit.mutateAsync({ body: { id: deposit.id, reference: reference.trim(), reason } });
        toasts.show({ mood: 'success', text: t`Proposed. Another operator decides.` });
      }}
    >
      <Amount amount={deposit.amount} currency={deposit.currency} />
      <TextField
        label={t`Provider’s reference`}
        hint={t`The provider’s own number of the payment.`}
        autoComplete="off"
        required
        maxLength={100}
        value={reference}
        onChange={({ target }) => setReference(target.value)}
      />
    </ReasonDialog>
  );
}

function Failure({ deposit, onClose }: Omit<DepositDialogProps, 'kind'>) {
  const { t } = useLingui();
  const toasts = useToasts();
  const fail = useOfficeMutation('failDeposit');
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={t`Mark the deposit of ${deposit.member} as failed`}
      label={t`Reason`}
      hint={t`The member is told that it failed. If the money arrives after all, the member gets it.`}
      confirmText={t`Mark as failed`}
      onConfirm={async (reason) => {
        await fail.mutateAsync({ body: { id: deposit.id, reason } });
        toasts.show({ mood: 'success', text: t`Marked as failed. The member has been told.` });
      }}
    >
      <Amount amount={deposit.amount} currency={deposit.currency} />
    </ReasonDialog>
  );
}
