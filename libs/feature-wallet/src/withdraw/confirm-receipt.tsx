import { Trans, useLingui } from '@lingui/react/macro';
import { confirmWithdrawalMutation, errorMessage, useApi, type Schema } from '@parlour/api';
import { whyNotWithdrawal } from '@parlour/domain';
import { Button, ConfirmDialog, Inline, useToasts } from '@parlour/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** Did the money arrive? Saying no asks an operator to look; nothing is lost either way (specification 4). */
export function ConfirmReceipt({ withdrawalId, status }: { withdrawalId: string; status: Schema<'WithdrawalStatus'> }) {
  const { t, i18n } = useLingui();
  const toasts = useToasts();
  const [doubting, setDoubting] = useState(false);
  const confirm = useMutation({
    ...confirmWithdrawalMutation(useApi(), useQueryClient()),
    onError: (error) => toasts.show({ mood: 'danger', text: i18n._(errorMessage(error)) }),
  });
  const say = (outcome: Schema<'ConfirmationPayload'>['outcome']) =>
    confirm.mutate(
      { withdrawalId, outcome },
      {
        onSuccess: () => {
          setDoubting(false);
          toasts.show({
            mood: 'success',
            text: outcome === 'received' ? t`Thank you for confirming.` : t`An operator will look into it and answer by message.`,
          });
        },
      },
    );
  return (
    <Inline gap="2">
      <Button size="s" loading={confirm.isPending && !doubting} onClick={() => say('received')}>
        <Trans>I received it</Trans>
      </Button>
      {!whyNotWithdrawal(status, 'dispute') && (
        <Button size="s" variant="ghost" onClick={() => setDoubting(true)}>
          <Trans>Not received</Trans>
        </Button>
      )}
      <ConfirmDialog
        open={doubting}
        onOpenChange={setDoubting}
        title={t`Has the money not arrived?`}
        text={t`Banks can take a while. If you report it, an operator checks the payment and decides.`}
        confirmText={t`Report it`}
        cancelText={t`Wait a little`}
        closeText={t`Close`}
        busy={confirm.isPending}
        onConfirm={() => say('notReceived')}
      />
    </Inline>
  );
}
