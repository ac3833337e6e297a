// @flag helpCentre
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@parlour/routes';
import { Dialog, TextLink } from '@parlour/ui';
import { useState, type ReactNode } from 'react';
import { HelpArticles } from './help-articles.tsx';

interface HelpDialogProps {
  first?: string | undefined;
  /** The ways to customer service. */
  contacts: ReactNode;
  onClose: () => void;
}

/** Help over any page, at an article where `first` names one. */
export function HelpDialog({ first, contacts, onClose }: HelpDialogProps) {
  const { t } = useLingui();
  const [slug, setSlug] = useState(first);
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={t`Help`}
      closeText={t`Close`}
      size="l"
      footer={
        <TextLink render={<Link to="/help" {...(slug !== undefined && { hash: slug })} onClick={onClose} />}>
          <Trans>Open help as a page</Trans>
        </TextLink>
      }
    >
      <HelpArticles slug={slug} contacts={contacts} onOpen={setSlug} level={3} />
    </Dialog>
  );
}
