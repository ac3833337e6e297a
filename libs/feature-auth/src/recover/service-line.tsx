// @flag recoverByEmail
import { Trans } from '@lingui/react/macro';
import { useBrand } from '@parlour/brand';
import { FormAside, ServiceLink } from '@parlour/forms';

/** For who no longer reads that mailbox. */
export function ServiceLine() {
  const { contacts } = useBrand();
  if (contacts.length === 0) return null;
  return (
    <FormAside>
      <Trans>
        No access to this mailbox? <ServiceLink>Contact customer service</ServiceLink>
      </Trans>
    </FormAside>
  );
}
