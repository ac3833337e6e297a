import { useLingui } from '@lingui/react/macro';
import { useBrand } from '@parlour/brand';
import { ConfirmDialog } from '@parlour/ui';

/** Names the site that a link leads to, before it opens beside this one (content N4). */
export function LeavingDialog({ href, onLeave, onClose }: { href: string; onLeave: (() => void) | undefined; onClose: () => void }) {
  const { t } = useLingui();
  const { name } = useBrand();
  const { host } = new URL(href);
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`You are leaving ${name}`}
      text={t`The link leads to ${host}. We do not run that site and are not responsible for it.`}
      confirmText={t`Go to ${host}`}
      cancelText={t`Stay here`}
      closeText={t`Close`}
      onConfirm={() => {
        window.open(href, '_blank', 'noopener,noreferrer');
        onClose();
        onLeave?.();
      }}
    />
  );
}
