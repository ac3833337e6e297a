import { Above, IconButton, useHydrated } from '@parlour/ui';
import { createPortal } from 'react-dom';
import { ContactLink, useContacts } from './contacts.tsx';

/**
 * The contacts that the merchant wants in the header, if there is room for them; phones show them elsewhere. In a part that becomes live
 * later, since the header itself is in the first script.
 */
export function HeaderContacts() {
  const awake = useHydrated();
  const contacts = useContacts('HEADER').filter(({ answers }) => answers);
  const end = awake && contacts.length > 0 ? document.querySelector('header > :last-child') : null;
  return (
    end &&
    createPortal(
      contacts.slice(0, 2).map(({ csType, title, url, Icon }) => (
        <Above key={`${csType} ${url}`} width="desktop">
          <IconButton label={title} icon={<Icon />} render={<ContactLink url={url} />} />
        </Above>
      )),
      end,
    )
  );
}
