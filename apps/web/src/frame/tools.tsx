import { Trans, useLingui } from '@lingui/react/macro';
import { memberQuery, useApi, useIsOn } from '@parlour/api';
import { FreePlayButton } from '@parlour/feature-auth';
import { Link } from '@parlour/routes';
import {
  Above,
  ChatIcon,
  DownloadAppIcon,
  HeartIcon,
  HistoryIcon,
  InviteIcon,
  SideGroup,
  SideItem,
  SideTools,
  useHydrated,
  VipIcon,
} from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { ThemeSwitch } from '../theme/theme-switch.tsx';
import { sideOpenAtom } from './atoms.ts';
import { AppCodes, ContactHours, ContactLink, useAppLinks, useBar, useChannels, useContacts, useInvites } from './contacts.tsx';
import { HeaderContacts } from './header-contacts.tsx';
import { LanguageSelect } from './language-select.tsx';
import * as styles from './frame.css.ts';

/** The foot of the side menu: a member's own games, what the merchant put below them, free play for guests, language, theme. */
export function Tools() {
  const { t } = useLingui();
  const isOn = useIsOn();
  const setOpen = useSetAtom(sideOpenAtom);
  const { data: member } = useQuery(memberQuery(useApi()));
  // It becomes live when the member may already be known; what was rendered is a guest's.
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
      <Entries />
      <HeaderContacts />
      <SideTools>
        {FLAGS.freePlay && isOn('freePlay') && isGuest && <FreePlayButton block size="s" className={styles.guestOnly} onBegun={close} />}
        <LanguageSelect />
        {FLAGS.themeSwitch && isOn('themeSwitch') && <ThemeSwitch />}
      </SideTools>
    </>
  );
}

/** What the merchant put into the menu, in its order (specification 2). */
function Entries() {
  const { t } = useLingui();
  const setOpen = useSetAtom(sideOpenAtom);
  const isOn = useIsOn();
  const invites = useInvites();
  const contacts = useContacts('MENU');
  const channels = useChannels();
  const close = () => setOpen(false);
  const apps = useAppLinks(close);
  return useBar('menu').map((entry) => {
    switch (entry) {
      case 'vip':
        return (
          FLAGS.vip &&
          isOn('vip') && (
            <SideGroup key={entry}>
              <SideItem icon={<VipIcon />} text={t`VIP bonus`} render={<Link to="/member/vip" onClick={close} />} />
            </SideGroup>
          )
        );
      case 'invite':
        return (
          invites && (
            <SideGroup key={entry}>
              <SideItem icon={<InviteIcon />} text={t`Invite friends`} render={<Link to="/member/referral" onClick={close} />} />
            </SideGroup>
          )
        );
      case 'app':
        return (
          apps.length > 0 && (
            <SideGroup key={entry} title={<Trans>The app</Trans>}>
              {apps.map(({ key, text, link }) => (
                <SideItem key={key} icon={<DownloadAppIcon />} text={text} render={link} />
              ))}
              <Above width="desktop">
                <div className={styles.sideCodes}>
                  <AppCodes size="m" />
                </div>
              </Above>
            </SideGroup>
          )
        );
      case 'contacts':
        return (
          contacts.length > 0 && (
            <SideGroup key={entry} title={<Trans>Customer service</Trans>}>
              {contacts.map(({ csType, title, url, hours, answers, Icon }) => (
                <SideItem
                  key={`${csType} ${url}`}
                  icon={<Icon />}
                  text={
                    <>
                      {title}{' '}
                      {!answers && (
                        <span className={styles.hours}>
                          <ContactHours hours={hours} />
                        </span>
                      )}
                    </>
                  }
                  render={<ContactLink url={url} />}
                />
              ))}
            </SideGroup>
          )
        );
      case 'channels':
        return (
          channels.length > 0 && (
            <SideGroup key={entry} title={<Trans>Follow us</Trans>}>
              {channels.map(({ title, url, Icon }) => (
                <SideItem key={url} icon={<Icon />} text={title} render={<ContactLink url={url} translate="no" />} />
              ))}
            </SideGroup>
          )
        );
    }
  });
}

/** As much room as a member's own games take; in a browser with a session it is there from the first paint. */
function MyGamesPlace() {
  return (
    <SideGroup title={'\u00a0'}>
      <SideItem icon={null} text={'\u00a0'} />
      <SideItem icon={null} text={'\u00a0'} />
    </SideGroup>
  );
}
