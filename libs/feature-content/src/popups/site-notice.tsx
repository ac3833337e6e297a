// @flag announcements
import { Trans, useLingui } from '@lingui/react/macro';
import { confirmNoticeMutation, errorMessage, useApi, type Schema } from '@parlour/api';
import { Button, Dialog, useToasts } from '@parlour/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { AnnouncementContent } from '../announcements/announcement-content.tsx';
import { inLanguage } from '../in-language.ts';
import { whenQuiet } from './when-quiet.ts';

/**
 * A pinned notice that the member confirms (content N23). Closing it without confirming calls `onClose`, and it returns with the next page
 * load.
 */
export function SiteNotice({ notice, onClose }: { notice: Schema<'Announcement'>; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const toasts = useToasts();
  const confirm = useMutation(confirmNoticeMutation(useApi(), useQueryClient()));
  const [isOpen, setOpen] = useState(false);
  useEffect(() => whenQuiet(() => setOpen(true)), []);
  if (!isOpen) return null;
  const onError = (error: Error) => toasts.show({ mood: 'danger', text: i18n._(errorMessage(error)) });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={<span {...inLanguage(notice.language)}>{notice.title}</span>}
      closeText={t`Close`}
      footer={
        <Button loading={confirm.isPending} onClick={() => confirm.mutate(notice, { onError })}>
          <Trans>I have read this</Trans>
        </Button>
      }
    >
      <AnnouncementContent of={notice} />
    </Dialog>
  );
}
