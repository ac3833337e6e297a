import { Trans } from '@lingui/react/macro';
import { useMember } from '@parlour/api';
import { FreePlayButton } from '@parlour/feature-auth';
import { SideGroup, SideItem, SideTools, useAwake } from '@parlour/ui';
import { useSetAtom } from 'jotai';
import { ThemeSwitch } from '../theme/theme-switch.tsx';
import { sideOpenAtom } from './atoms.ts';
import { ContactLink, useContacts } from './contacts.tsx';
import { LanguageSelect } from './language-select.tsx';

/** The foot of the side menu: customer service, free play for guests, language, theme. */
export function Tools() {
  const setOpen = useSetAtom(sideOpenAtom);
  const contacts = useContacts();
  const member = useMember();
  // It comes to life when the member may be known already; what was rendered is a guest's.
  const awake = useAwake();
  const isGuest = !awake || member === null;
  return (
    <>
      <SideGroup title={<Trans>Customer service</Trans>}>
        {contacts.map(({ csType, title, url, Icon }) => (
          <SideItem key={`${csType} ${url}`} icon={<Icon />} text={title} render={<ContactLink url={url} />} />
        ))}
      </SideGroup>
      <SideTools>
        {FLAGS.freePlay && isGuest && <FreePlayButton block size="s" onBegun={() => setOpen(false)} />}
        <LanguageSelect />
        {FLAGS.lightTheme && <ThemeSwitch />}
      </SideTools>
    </>
  );
}
