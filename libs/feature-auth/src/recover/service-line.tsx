// @flag recoverByEmail
import { Trans } from '@lingui/react/macro';
import { useBrand } from '@parlour/brand';
import * as styles from '../form/form.css.ts';
import { ServiceLink } from '../form/service-link.tsx';

/** For who no longer reads that mailbox. */
export function ServiceLine() {
  const { contacts } = useBrand();
  if (contacts.length === 0) return null;
  return (
    <p className={styles.aside}>
      <Trans>
        Can you not read this mailbox? <ServiceLink>Contact customer service</ServiceLink>
      </Trans>
    </p>
  );
}
