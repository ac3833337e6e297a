import { Stack, TextLink } from '@parlour/ui';
import { ContactHours, ContactLink, useContacts, type ShownContact } from './contacts.tsx';

/** The ways to customer service beside the live chat. */
export function OtherContacts() {
  return (
    <Stack gap="2">
      <Links contacts={useContacts().filter(({ csType }) => csType !== 'LIVECHAT')} />
    </Stack>
  );
}

/** Every way to customer service, in a row, with the hours of those that have some (content N41). */
export function HelpContacts() {
  return <Links contacts={useContacts()} withHours />;
}

function Links({ contacts, withHours = false }: { contacts: readonly ShownContact[]; withHours?: boolean }) {
  return contacts.map(({ csType, title, url, hours }) => (
    <span key={`${csType} ${url}`}>
      <TextLink render={<ContactLink url={url} />}>{title}</TextLink>
      {withHours && hours && (
        <>
          {' '}
          <small>
            <ContactHours hours={hours} />
          </small>
        </>
      )}
    </span>
  ));
}
