import { useLingui } from '@lingui/react/macro';
import type { LegalDocument } from '@parlour/domain/content';
import { Dialog } from '@parlour/ui';
import { LegalText } from './legal-text.tsx';

/** One of the merchant's legal texts, over whatever else is open. */
export function LegalDialog({ document, title, onClose }: { document: LegalDocument; title: string; onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title} closeText={t`Close`} size="l">
      <LegalText document={document} />
    </Dialog>
  );
}
