import { Trans, useLingui } from '@lingui/react/macro';
import { useMember } from '@parlour/api';
import { FreePlayButton } from '@parlour/feature-auth';
import { Link } from '@parlour/routes';
import { HeartIcon, HistoryIcon, SideGroup, SideItem, SideTools, useAwake } from '@parlour/ui';
import { useSetAtom } from 'jotai';
import { ThemeSwitch } from '../theme/theme-switch.tsx';
import { sideOpenAtom } from './atoms.ts';
import { ContactLink, useContacts } from './contacts.tsx';
import { LanguageSelect } from './language-select.tsx';

/** The foot of the side menu: a member's own games, customer service, free play for guests, language, theme. */
export function Tools() {
  const { t } = useLingui();
  const setOpen = useSetAtom(sideOpenAtom);
  const contacts = useContacts();
  const member = useMember();
  // It comes to life when the member may be known already; what was rendered is a guest's.
  const awake = useAwake();
  const isGuest = !awake || member === null;
  const close = () => setOpen(false);
  return (
    <>
      {awake && member?.role === 'member' && (
        <SideGroup title={<Trans>My games</Trans>}>
          <SideItem icon={<HeartIcon />} text={t`Favourites`} render={<Link to="/favorite" onClick={close} />} />
          <SideItem icon={<HistoryIcon />} text={t`Recently played`} render={<Link to="/recent" onClick={close} />} />
        </SideGroup>
      )}
      <SideGroup title={<Trans>Customer service</Trans>}>
        {contacts.map(({ csType, title, url, Icon }) => (
          <SideItem key={`${csType} ${url}`} icon={<Icon />} text={title} render={<ContactLink url={url} />} />
        ))}
      </SideGroup>
      <SideTools>
        {FLAGS.freePlay && isGuest && <FreePlayButton block size="s" onBegun={close} />}
        <LanguageSelect />
        {FLAGS.themeSwitch && <ThemeSwitch />}
      </SideTools>
    </>
  );
}
