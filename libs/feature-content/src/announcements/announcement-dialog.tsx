import { useLingui } from '@lingui/react/macro';
import type { Schema } from '@parlour/api';
import { Dialog } from '@parlour/ui';
import { SafeHtml } from './safe-html.tsx';

/** One announcement in full; closed where there is none. */
export function AnnouncementDialog({ announcement, onClose }: { announcement: Schema<'Announcement'> | undefined; onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog
      open={announcement !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={announcement?.title ?? ''}
      closeText={t`Close`}
    >
      {announcement && <SafeHtml html={announcement.content} />}
    </Dialog>
  );
}
