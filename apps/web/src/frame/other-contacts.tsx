import { Stack, TextLink } from '@parlour/ui';
import { ContactLink } from './contacts.tsx';
import { useContactsInForce } from './contacts-in-force.ts';

/** The ways to customer service beside the live chat. */
export function OtherContacts() {
  return (
    <Stack gap="2">
      {useContactsInForce()
        .filter(({ csType }) => csType !== 'LIVECHAT')
        .map(({ csType, title, url }) => (
          <TextLink key={`${csType} ${url}`} render={<ContactLink url={url} />}>
            {title}
          </TextLink>
        ))}
    </Stack>
  );
}
