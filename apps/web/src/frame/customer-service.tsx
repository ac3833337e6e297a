import { Trans } from '@lingui/react/macro';
import { Button, SupportIcon, type ButtonProps } from '@parlour/ui';
import { ContactLink, useContacts } from './contacts.tsx';

interface CustomerServiceProps extends Pick<ButtonProps, 'variant'> {
  /** The screens of a closed site have contacts of their own. */
  position?: 'MENU' | 'CLOSED' | undefined;
}

/** The way to customer service, the live chat if there is one; nothing if the merchant names none. */
export function CustomerService({ variant, position = 'MENU' }: CustomerServiceProps) {
  const contacts = useContacts(position);
  const there = contacts.filter(({ answers }) => answers);
  const contact = there.find(({ csType }) => csType === 'LIVECHAT') ?? there[0] ?? contacts[0];
  if (!contact) return null;
  return (
    <Button {...(variant && { variant })} icon={<SupportIcon />} render={<ContactLink url={contact.url} />}>
      <Trans>Customer service</Trans>
    </Button>
  );
}
