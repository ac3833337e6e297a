import { useLingui } from '@lingui/react/macro';
import { useOfficeMutation } from '@parlour/office-api/queries';
import { ReasonDialog } from '@parlour/office-ui';
import { useToasts } from '@parlour/ui';
import type { Page } from './words.ts';

/** Deletes an item that was never published, with a reason. */
export function DeleteDraft({ page: { item }, onDeleted, onClose }: { page: Page; onDeleted: () => void; onClose: () => void }) {
  const { t } = useLingui();
  const toasts = useToasts();
  const remove = useOfficeMutation('deleteContent');
  const name = item.title || item.key;
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={t`Delete the draft “${name}”`}
      label={t`Reason`}
      hint={t`All its versions are deleted, and can’t be brought back.`}
      confirmText={t`Delete`}
      onConfirm={async (reason) => {
        await remove.mutateAsync({ body: { merchant: item.merchant, item: item.id, revision: item.revision, reason } });
        toasts.show({ mood: 'success', text: t`The draft was deleted.` });
        onDeleted();
      }}
    />
  );
}
