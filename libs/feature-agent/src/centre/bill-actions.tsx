// @flag agentPolicy
import { Trans, useLingui } from '@lingui/react/macro';
import { approveBillMutation, collectBillMutation, denyBillMutation, useApi, useMember, type Schema } from '@parlour/api';
import { useErrorToast } from '@parlour/loaded';
import { Button, ConfirmDialog, Inline, useToasts } from '@parlour/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAmounts } from './use-amounts.tsx';

/** What the agent can do with a dividend that is not paid automatically: approve it for its holder, or collect their own (agents.md 6). */
export function BillActions({ bill }: { bill: Schema<'AgentBill'> }) {
  const { t } = useLingui();
  const api = useApi();
  const client = useQueryClient();
  const toasts = useToasts();
  const amounts = useAmounts();
  const showError = useErrorToast();
  const me = useMember()?.account;
  const approve = useMutation(approveBillMutation(api, client));
  const deny = useMutation(denyBillMutation(api, client));
  const collect = useMutation(collectBillMutation(api, client));
  const [asks, setAsks] = useState(false);
  const { billKey, account, payer, state } = bill;
  const due = amounts.text(bill.due);
  const told = (text: string) => ({ onError: showError, onSuccess: () => toasts.show({ mood: 'success', text }) });
  if (state === 'toCollect' && account === me)
    return (
      <Button
        size="s"
        loading={collect.isPending}
        loadingText={t`Please wait`}
        onClick={() =>
          collect.mutate(billKey, {
            onError: showError,
            onSuccess: (paid) => {
              const [got, owed] = [amounts.text(paid.paid), amounts.text(paid.owed)];
              toasts.show(
                paid.state === 'issued'
                  ? { mood: 'success', text: t`${got} is in your balance.` }
                  : { mood: 'warning', text: t`${got} is in your balance. Your upline still owes you ${owed}.` },
              );
            },
          })
        }
      >
        <Trans>Collect</Trans>
      </Button>
    );
  if (state !== 'awaiting' || payer === null || payer !== me) return null;
  return (
    <>
      <Inline>
        <Button
          size="s"
          loading={approve.isPending}
          loadingText={t`Please wait`}
          disabled={deny.isPending}
          onClick={() => approve.mutate(billKey, told(t`${account} can collect ${due} now.`))}
        >
          <Trans>Approve</Trans>
        </Button>
        <Button size="s" variant="secondary" disabled={approve.isPending} aria-haspopup="dialog" onClick={() => setAsks(true)}>
          <Trans>Deny</Trans>
        </Button>
      </Inline>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title={t`Deny ${account} the dividend of ${due}?`}
        text={t`It is not paid then. Only an operator can still approve it.`}
        confirmText={t`Deny`}
        cancelText={t`Cancel`}
        closeText={t`Close`}
        busy={deny.isPending}
        onConfirm={() => deny.mutate(billKey, { ...told(t`The dividend was denied.`), onSettled: () => setAsks(false) })}
      />
    </>
  );
}
