import { Trans, useLingui } from '@lingui/react/macro';
import { addWithdrawalProofMutation, useApi, type Schema } from '@parlour/api';
import { mostProofs } from '@parlour/domain';
import { ProofField } from '@parlour/forms';
import { useErrorToast } from '@parlour/loaded';
import { Button, contentOf, Dialog, useToasts } from '@parlour/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** Sends pictures of a document that an operator asked for before paying a withdrawal out. */
export function SendDocument({ withdrawal: { id, proofs = 0 } }: { withdrawal: Schema<'Withdrawal'> }) {
  const { t } = useLingui();
  const toasts = useToasts();
  const [isOpen, setOpen] = useState(false);
  const [pictures, setPictures] = useState<readonly File[]>([]);
  const add = useMutation({ ...addWithdrawalProofMutation(useApi(), useQueryClient()), onError: useErrorToast() });
  async function send() {
    // Each once: if one fails, it stays in the dialog with those after it.
    for (const picture of pictures) {
      try {
        await add.mutateAsync({ withdrawalId: id, content: await contentOf(picture) });
      } catch {
        return;
      }
      setPictures((left) => left.filter((each) => each !== picture));
    }
    setOpen(false);
    toasts.show({ mood: 'success', text: t`An operator will look into it and answer by message.` });
  }
  if (proofs >= mostProofs) return null;
  return (
    <>
      <Button size="s" onClick={() => setOpen(true)}>
        <Trans>Send a document</Trans>
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t`Send a document`}
        description={t`We need it before we can pay this withdrawal. Your messages say which document it is.`}
        size="s"
        closeText={t`Close`}
        closable={!add.isPending}
        footer={
          <>
            <Button variant="secondary" disabled={add.isPending} onClick={() => setOpen(false)}>
              <Trans>Cancel</Trans>
            </Button>
            <Button disabled={pictures.length === 0} loading={add.isPending} loadingText={t`Sending`} onClick={() => void send()}>
              <Trans>Send</Trans>
            </Button>
          </>
        }
      >
        <ProofField
          pictures={pictures}
          sent={proofs}
          example={t`Every corner of the document must be in the picture.`}
          disabled={add.isPending}
          onChange={setPictures}
        />
      </Dialog>
    </>
  );
}
