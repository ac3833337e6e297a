import { useLingui } from '@lingui/react/macro';
import { useLocation } from '@parlour/routes';
import { Badge } from '@parlour/ui';
import { useEffect, useRef } from 'react';
import { memberEntries } from './member-entries.ts';
import { MemberLink } from './member-link.tsx';
import { useUnread } from './use-unread.ts';
import * as styles from './member-navigation.css.ts';

/** The pages of the member centre beside each other, on top of each of them. */
export function MemberNavigation() {
  const { t, i18n } = useLingui();
  const unread = useUnread();
  const pathname = useLocation({ select: (location) => location.pathname });
  const list = useRef<HTMLElement>(null);
  // On a phone the row is longer than the window: the page that is open is brought into sight, without moving the page itself.
  useEffect(() => {
    const row = list.current;
    const here = row?.querySelector<HTMLElement>('[aria-current=page]');
    if (row && here) row.scrollLeft = here.offsetLeft - (row.clientWidth - here.offsetWidth) / 2;
  }, [pathname]);
  return (
    <nav ref={list} aria-label={t`Member menu`} className={styles.memberNavigation}>
      <div className={styles.memberPages}>
        {memberEntries.map(({ screen, to, text, Icon }) => (
          <MemberLink key={screen} to={to} className={styles.memberPage} {...(pathname === to && { 'aria-current': 'page' })}>
            <Icon size="s" />
            {i18n._(text)}
            {screen === 'messages' && unread > 0 && (
              <Badge mood="danger" solid>
                {i18n.number(unread)}
              </Badge>
            )}
          </MemberLink>
        ))}
      </div>
    </nav>
  );
}
