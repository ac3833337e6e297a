// @flag bonuses
import { Trans, useLingui } from '@lingui/react/macro';
import { applyPromotionMutation, errorMessage, useApi, type Schema } from '@parlour/api';
import { Button, Dialog, FormError, TextArea, useToasts } from '@parlour/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ClaimedFor } from './use-claim-offer.ts';

const longestRemark = 140;

interface ApplyDialogProps {
  offer: Schema<'PromotionView'>;
  what: ClaimedFor;
  onClose: () => void;
}

/** Applies to an operator for a promotion, with the member's remark. A refusal keeps what was written. */
export function ApplyDialog({ offer: { code, kind, termsVersion, title }, what, onClose }: ApplyDialogProps) {
  const { t, i18n } = useLingui();
  const toasts = useToasts();
  const [remark, setRemark] = useState('');
  const apply = useMutation(applyPromotionMutation(useApi(), useQueryClient()));
  const send = () =>
    apply.mutate(
      // The member's part of a draw is made here, so that the house cannot choose after it.
      { code, termsVersion, ...what, remark: remark.trim(), ...(kind === 'envelope' && { clientSeed: crypto.randomUUID() }) },
      {
        onSuccess: () => {
          toasts.show({ mood: 'success', text: t`Your application is with us.` });
          onClose();
        },
      },
    );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Apply for “${title}”`}
      description={t`We look at each application by hand. You lose nothing while you wait.`}
      size="s"
      closeText={t`Close`}
      closable={!apply.isPending}
      footer={
        <Button loading={apply.isPending} onClick={send}>
          <Trans>Send the application</Trans>
        </Button>
      }
    >
      <FormError message={apply.error ? i18n._(errorMessage(apply.error)) : undefined} />
      <TextArea
        label={t`What should we know?`}
        rows={3}
        maxLength={longestRemark}
        value={remark}
        onChange={({ target }) => setRemark(target.value)}
      />
    </Dialog>
  );
}
