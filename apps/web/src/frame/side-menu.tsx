import { Trans, useLingui } from '@lingui/react/macro';
import { gameMenusQuery, useApi, useLanguage, useMember } from '@parlour/api';
import { FreePlayButton } from '@parlour/feature-auth';
import { Link, useLocation } from '@parlour/routes';
import { gameTypeIcons, HomeIcon, SideGroup, SideItem } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { ThemeSwitch } from '../theme/theme-switch.tsx';
import { sideOpenAtom } from './atoms.ts';
import { CategoryLink } from './category-link.tsx';
import { ContactLink, useContacts } from './contacts.tsx';
import { LanguageSelect } from './language-select.tsx';
import * as styles from './frame.css.ts';

/** Categories, customer service, language and theme (specification 2). On phones it slides in, and a choice closes it. */
export function SideMenu() {
  const { t } = useLingui();
  const { data: menus = [] } = useQuery(gameMenusQuery(useApi(), useLanguage()));
  const atHome = useLocation({ select: ({ pathname, hash }) => pathname === '/' && hash === '' });
  const setOpen = useSetAtom(sideOpenAtom);
  const close = () => setOpen(false);
  const isGuest = useMember() === null;
  const contacts = useContacts();
  return (
    <>
      <SideGroup>
        <SideItem icon={<HomeIcon />} text={t`Home`} active={atHome} render={<Link to="/" onClick={close} />} />
        {menus.map(({ gameType, title }) => {
          const Icon = gameTypeIcons[gameType];
          return <SideItem key={gameType} icon={<Icon />} text={title} render={<CategoryLink gameType={gameType} onClick={close} />} />;
        })}
      </SideGroup>
      <SideGroup title={<Trans>Customer service</Trans>}>
        {contacts.map(({ csType, title, url, Icon }) => (
          <SideItem key={`${csType} ${url}`} icon={<Icon />} text={title} render={<ContactLink url={url} />} />
        ))}
      </SideGroup>
      <div className={styles.sideTools}>
        {FLAGS.freePlay && isGuest && <FreePlayButton block size="s" onBegun={close} />}
        <LanguageSelect />
        {FLAGS.lightTheme && <ThemeSwitch />}
      </div>
    </>
  );
}
