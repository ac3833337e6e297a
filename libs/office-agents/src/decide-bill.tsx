import { Trans, useLingui } from '@lingui/react/macro';
import { useOfficeMutation } from '@parlour/office-api/queries';
import { ReasonDialog } from '@parlour/office-ui';
import { Button, Inline, useToasts } from '@parlour/ui';
import { useState } from 'react';
import type { Bill } from './words.ts';

/** Approves or denies a waiting dividend: both are proposals, which another operator decides. */
export function DecideBill({ bill }: { bill: Bill }) {
  const { t } = useLingui();
  const toasts = useToasts();
  const decide = useOfficeMutation('decideAgentBill');
  const [decision, setDecision] = useState<'approve' | 'deny'>();
  const { member, currency, merchant, billKey, mayApprove, mayDeny } = bill;
  const amount = `${bill.due} ${currency}`;
  if (!mayApprove && !mayDeny) return null;
  return (
    <>
      <Inline gap="3">
        {mayApprove && (
          <Button size="s" onClick={() => setDecision('approve')}>
            <Trans>Approve</Trans>
          </Button>
        )}
        {mayDeny && (
          <Button size="s" variant="danger" onClick={() => setDecision('deny')}>
            <Trans>Deny</Trans>
          </Button>
        )}
      </Inline>
      {decision && (
        <ReasonDialog
          open
          onClose={() => setDecision(undefined)}
          destructive={decision === 'deny'}
          title={decision === 'approve' ? t`Let ${member} collect ${amount}?` : t`Deny ${member} ${amount}?`}
          label={t`Reason`}
          hint={t`Kept in the ledger. A second operator decides; nothing changes before that.`}
          confirmText={t`Propose`}
          onConfirm={async (reason) => {
            await decide.mutateAsync({ body: { bill: billKey, decision, merchant, reason } });
            toasts.show({ mood: 'success', text: t`Proposed. Another operator decides.` });
          }}
        />
      )}
    </>
  );
}
