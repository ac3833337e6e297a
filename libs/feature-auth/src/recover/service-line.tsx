import { Trans } from '@lingui/react/macro';
import { useBrand } from '@parlour/brand';
import { TextLink } from '@parlour/ui';
import * as styles from '../form/form.css.ts';

/** For who no longer reads that mailbox: customer service, the live chat where there is one. It opens beside the site. */
export function ServiceLine() {
  const { contacts } = useBrand();
  const contact = contacts.find(({ csType }) => csType === 'LIVECHAT') ?? contacts[0];
  if (!contact) return null;
  const beside = contact.url.startsWith('https:') ? { target: '_blank' } : {};
  return (
    <p className={styles.aside}>
      <Trans>
        Can you not read this mailbox?{' '}
        <TextLink href={contact.url} {...beside}>
          Contact customer service
        </TextLink>
      </Trans>
    </p>
  );
}
