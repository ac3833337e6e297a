import { Trans, useLingui } from '@lingui/react/macro';
import { useOfficeMutation } from '@parlour/office-api/queries';
import { useRefusalToast } from '@parlour/office-ui';
import { Button, useToasts } from '@parlour/ui';
import type { Deposit } from './deposit-details.tsx';

export type DepositQuestion = 'credit' | 'fail';

interface DepositActionsProps {
  deposit: Deposit;
  rights: { resolve: boolean; credit: boolean };
  onQuestion: (kind: DepositQuestion) => void;
}

/** The actions on a deposit that has not arrived. */
export function DepositActions({ deposit, rights, onQuestion }: DepositActionsProps) {
  const { t } = useLingui();
  const toasts = useToasts();
  const tellRefusal = useRefusalToast();
  const ask = useOfficeMutation('askDepositProvider');
  const { id, status } = deposit;
  if (status === 'succeeded') return null;
  const asked = async () => {
    try {
      const { heard } = await ask.mutateAsync({ body: { id } });
      const texts = {
        paid: { mood: 'success', text: t`The provider took the payment. The member has the money.` },
        notPaid: { mood: 'info', text: t`The provider took no payment for it.` },
        unknown: { mood: 'warning', text: t`The provider can’t say what became of it.` },
      } as const;
      toasts.show(texts[heard]);
    } catch (error) {
      tellRefusal(error);
    }
  };
  return (
    <>
      {rights.resolve && status !== 'failed' && (
        <Button variant="secondary" onClick={() => onQuestion('fail')}>
          <Trans>Mark as failed</Trans>
        </Button>
      )}
      {rights.credit && (status !== 'failed' || deposit.resolvedBy !== null) && (
        <Button variant="secondary" onClick={() => onQuestion('credit')}>
          <Trans>Credit by evidence</Trans>
        </Button>
      )}
      {rights.resolve && (
        <Button loading={ask.isPending} loadingText={t`Asking`} onClick={() => void asked()}>
          <Trans>Ask the provider</Trans>
        </Button>
      )}
    </>
  );
}
