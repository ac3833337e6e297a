import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useLocation } from '@parlour/routes';
import { Above, ArrowUpIcon, DownloadAppIcon, FloatingBar, IconButton, InviteIcon, Popover, SideItem, SupportIcon } from '@parlour/ui';
import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { feedbackOpenAtom } from './atoms.ts';
import { AppCodes, ContactHours, ContactLink, useAppLinks, useBar, useContacts, useInvites, type ShownContact } from './contacts.tsx';
import * as styles from './frame.css.ts';

/** How many contacts the bar has room for on a desktop; a phone's has the first only (the panel, the side menu and the footer have all). */
const atDesktop = 4;

/**
 * Invitations, customer service, the app and the way back up, at the side of the window, with a panel that has all of it in words
 * (specification 2). Pages of the account are amounts and choices from edge to edge, and the chat ends with what is being written: there it
 * covers nothing, and customer service is in the side menu and the footer.
 */
export function Floating() {
  const { t } = useLingui();
  const scrolled = useScrolled();
  const entries = useBar('floating');
  const contacts = useContacts('FLOATING');
  const apps = useAppLinks();
  const invites = useInvites();
  const inTheWay = useLocation({ select: ({ pathname }) => /^\/(member|chat)(\/|$)/.test(pathname) });
  const toTop = () => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' });
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  if (inTheWay) return null;
  const offered = contacts.filter(({ csType }) => entries.includes(csType === 'LIVECHAT' ? 'liveChat' : 'contacts'));
  const there = offered.filter(({ answers }) => answers);
  const onPhone = there.find(({ csType }) => csType === 'LIVECHAT') ?? there[0];
  const contactButtons = (isWanted: (contact: ShownContact) => boolean) =>
    there
      .slice(0, atDesktop)
      .filter((contact) => isWanted(contact) && contact !== onPhone)
      .map(({ csType, title, url, Icon }) => (
        <Above key={`${csType} ${url}`} width="desktop">
          <IconButton variant="outline" label={title} icon={<Icon />} render={<ContactLink url={url} />} />
        </Above>
      ));
  const first = onPhone && (
    <IconButton key="first" variant="outline" label={onPhone.title} icon={<onPhone.Icon />} render={<ContactLink url={onPhone.url} />} />
  );
  const ofEntry = (entry: (typeof entries)[number]) => {
    switch (entry) {
      case 'invite':
        return (
          invites && (
            <Above key={entry} width="desktop">
              <IconButton variant="outline" label={t`Invite friends`} icon={<InviteIcon />} render={<Link to="/member/referral" />} />
            </Above>
          )
        );
      case 'app':
        return (
          apps.length > 0 && (
            <Above key={entry} width="desktop">
              <Popover
                title={t`The app`}
                closeText={t`Close`}
                align="end"
                trigger={<IconButton variant="outline" label={t`Download the app`} icon={<DownloadAppIcon />} />}
              >
                <AppCodes size="s" />
              </Popover>
            </Above>
          )
        );
      case 'liveChat':
        return [contactButtons(({ csType }) => csType === 'LIVECHAT'), onPhone?.csType === 'LIVECHAT' && first];
      case 'contacts':
        return [contactButtons(({ csType }) => csType !== 'LIVECHAT'), onPhone?.csType !== 'LIVECHAT' && first];
      case 'top':
        return null;
    }
  };
  return (
    <FloatingBar
      label={t`Quick help`}
      passing={
        scrolled &&
        entries.includes('top') && <IconButton variant="outline" label={t`Scroll to top`} icon={<ArrowUpIcon />} onClick={toTop} />
      }
    >
      {entries.map(ofEntry)}
      {offered.length > 0 && <ServicePanel contacts={offered} withApp={entries.includes('app') && apps.length > 0} />}
    </FloatingBar>
  );
}

/** Everything that helps, in words, with the opening hours. */
function ServicePanel({ contacts, withApp }: { contacts: readonly ShownContact[]; withApp: boolean }) {
  const { t } = useLingui();
  const openFeedback = useSetAtom(feedbackOpenAtom);
  return (
    <Popover
      title={t`Customer service`}
      closeText={t`Close`}
      align="end"
      trigger={<IconButton variant="outline" label={t`Customer service`} icon={<SupportIcon />} />}
    >
      {(close) => (
        <>
          {contacts.map(({ csType, title, url, hours, Icon }) => (
            <SideItem
              key={`${csType} ${url}`}
              icon={<Icon />}
              text={
                <>
                  {title}{' '}
                  {hours && (
                    <span className={styles.hours}>
                      <ContactHours hours={hours} />
                    </span>
                  )}
                </>
              }
              render={<ContactLink url={url} />}
            />
          ))}
          <SideItem
            icon={<SupportIcon />}
            text={<Trans>Feedback</Trans>}
            onPress={() => {
              close();
              openFeedback(true);
            }}
          />
          {withApp && (
            <Above width="desktop">
              <AppCodes size="s" />
            </Above>
          )}
        </>
      )}
    </Popover>
  );
}

/** True if the page is scrolled by more than one window. */
function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const look = () => setScrolled(scrollY > innerHeight);
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);
  return scrolled;
}
