import { Trans } from '@lingui/react/macro';
import { Button, SupportIcon, type ButtonProps } from '@parlour/ui';
import { ContactLink, useContacts } from './contacts.tsx';

/** The way to customer service, the live chat where there is one; nothing where the merchant names none. */
export function CustomerService({ variant }: Pick<ButtonProps, 'variant'>) {
  const [contact] = useContacts();
  if (!contact) return null;
  return (
    <Button {...(variant && { variant })} icon={<SupportIcon />} render={<ContactLink url={contact.url} />}>
      <Trans>Customer service</Trans>
    </Button>
  );
}
