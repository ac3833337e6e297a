import { Trans, useLingui } from '@lingui/react/macro';
import { memberQuery, useApi, useIsOn } from '@parlour/api';
import { FreePlayButton } from '@parlour/feature-auth';
import { Link } from '@parlour/routes';
import { ChatIcon, HeartIcon, HistoryIcon, SideGroup, SideItem, SideTools, useHydrated } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { ThemeSwitch } from '../theme/theme-switch.tsx';
import { sideOpenAtom } from './atoms.ts';
import { ContactLink, useContacts } from './contacts.tsx';
import { LanguageSelect } from './language-select.tsx';
import * as styles from './frame.css.ts';

/** The foot of the side menu: a member's own games, customer service, free play for guests, language, theme. */
export function Tools() {
  const { t } = useLingui();
  const isOn = useIsOn();
  const setOpen = useSetAtom(sideOpenAtom);
  const contacts = useContacts();
  const { data: member } = useQuery(memberQuery(useApi()));
  // It comes to life when the member may be known already; what was rendered is a guest's.
  const awake = useHydrated();
  const isGuest = !awake || !member;
  const close = () => setOpen(false);
  return (
    <>
      {awake && member?.role === 'member' ? (
        <SideGroup title={<Trans>My games</Trans>}>
          <SideItem icon={<HeartIcon />} text={t`Favourites`} render={<Link to="/favorite" onClick={close} />} />
          <SideItem icon={<HistoryIcon />} text={t`Recently played`} render={<Link to="/recent" onClick={close} />} />
        </SideGroup>
      ) : (
        (!awake || member === undefined) && (
          <div className={styles.laterMemberPlace} inert aria-hidden>
            <MyGamesPlace />
          </div>
        )
      )}
      {FLAGS.chatRoom && isOn('chatRoom') && (
        <SideGroup title={<Trans>Community</Trans>}>
          <SideItem icon={<ChatIcon />} text={t`Chat room`} render={<Link to="/chat" onClick={close} />} />
        </SideGroup>
      )}
      <SideGroup title={<Trans>Customer service</Trans>}>
        {contacts.map(({ csType, title, url, Icon }) => (
          <SideItem key={`${csType} ${url}`} icon={<Icon />} text={title} render={<ContactLink url={url} />} />
        ))}
      </SideGroup>
      <SideTools>
        {FLAGS.freePlay && isOn('freePlay') && isGuest && <FreePlayButton block size="s" className={styles.guestOnly} onBegun={close} />}
        <LanguageSelect />
        {FLAGS.themeSwitch && isOn('themeSwitch') && <ThemeSwitch />}
      </SideTools>
    </>
  );
}

/** As much room as a member's own games take; in a browser that has a session it is there from the first paint on. */
function MyGamesPlace() {
  return (
    <SideGroup title="\u00a0">
      <SideItem icon={null} text="\u00a0" />
      <SideItem icon={null} text="\u00a0" />
    </SideGroup>
  );
}
