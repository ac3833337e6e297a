// @flag bonuses
import { Trans, useLingui } from '@lingui/react/macro';
import { addPromotionProofMutation, applyPromotionMutation, errorMessage, useApi, type Schema } from '@parlour/api';
import { ProofField } from '@parlour/forms';
import { Button, contentOf, Dialog, FormError, Stack, TextArea, useToasts } from '@parlour/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isSeed, newSeed, SeedField } from './seed-field.tsx';
import type { ClaimedFor } from './use-claim-offer.ts';

const longestRemark = 140;

interface ApplyDialogProps {
  offer: Schema<'PromotionView'>;
  what: ClaimedFor;
  onClose: () => void;
}

/**
 * Applies to an operator for a promotion, with the member's remark and pictures; for a pending application, only sends more pictures. A
 * refusal keeps the input.
 */
export function ApplyDialog({ offer: { code, kind, termsVersion, title, status, proofs = 0 }, what, onClose }: ApplyDialogProps) {
  const { t, i18n } = useLingui();
  const toasts = useToasts();
  const [remark, setRemark] = useState('');
  const isDrawn = kind === 'envelope';
  const [seed, setSeed] = useState(newSeed);
  const [pictures, setPictures] = useState<readonly File[]>([]);
  // The list is refetched once the application has arrived.
  const [applied, setApplied] = useState(status === 'applying');
  const [api, queryClient] = [useApi(), useQueryClient()];
  const apply = useMutation(applyPromotionMutation(api, queryClient));
  const add = useMutation(addPromotionProofMutation(api, queryClient));
  const busy = apply.isPending || add.isPending;
  const error = apply.error ?? add.error;
  async function send() {
    try {
      if (!applied) {
        await apply.mutateAsync({ code, termsVersion, ...what, remark: remark.trim(), ...(isDrawn && { clientSeed: seed }) });
        setApplied(true);
      }
      // Each picture is sent once: one that fails stays in the dialog.
      for (const picture of pictures) {
        await add.mutateAsync({ code, content: await contentOf(picture) });
        setPictures((left) => left.filter((each) => each !== picture));
      }
    } catch {
      return;
    }
    toasts.show({ mood: 'success', text: status === 'applying' ? t`Your pictures are with us.` : t`Your application is with us.` });
    onClose();
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={status === 'applying' ? t`Add pictures to “${title}”` : t`Apply for “${title}”`}
      description={t`We look at each application by hand. You lose nothing while you wait.`}
      size="s"
      closeText={t`Close`}
      closable={!busy}
      footer={
        <Button loading={busy} disabled={applied ? pictures.length === 0 : isDrawn && !isSeed(seed)} onClick={() => void send()}>
          {applied ? <Trans>Send the pictures</Trans> : <Trans>Send the application</Trans>}
        </Button>
      }
    >
      <Stack gap="4">
        <FormError message={error ? i18n._(errorMessage(error)) : undefined} />
        {!applied && (
          <TextArea
            label={t`What should we know?`}
            rows={3}
            maxLength={longestRemark}
            value={remark}
            onChange={({ target }) => setRemark(target.value)}
          />
        )}
        {!applied && isDrawn && <SeedField value={seed} onChange={setSeed} />}
        <ProofField pictures={pictures} sent={proofs} example={t`Such as a screenshot.`} disabled={busy} onChange={setPictures} />
      </Stack>
    </Dialog>
  );
}
