import { useLingui } from '@lingui/react/macro';
import { SiteSearch } from '@parlour/feature-games';
import { Above, Below, HeaderBar, IconButton, MenuIcon } from '@parlour/ui';
import { useSetAtom } from 'jotai';
import { Account } from './account.tsx';
import { sideOpenAtom } from './atoms.ts';
import { Logo } from './logo.tsx';
import { useSideMenu } from './use-side.ts';
import * as styles from './frame.css.ts';

/** Menu and logo, then at desktop width the search, then the account. */
export function Header() {
  const { t } = useLingui();
  const setSideOpen = useSetAtom(sideOpenAtom);
  const { narrow, toggle } = useSideMenu();
  return (
    <HeaderBar
      start={
        <>
          <Below width="desktop">
            <IconButton label={t`Open the menu`} icon={<MenuIcon />} onClick={() => setSideOpen(true)} />
          </Below>
          <Above width="desktop">
            <IconButton
              label={narrow ? t`Expand the menu` : t`Collapse the menu`}
              icon={<MenuIcon />}
              aria-expanded={!narrow}
              onClick={toggle}
            />
          </Above>
          <Logo />
        </>
      }
      center={
        <div className={styles.search}>
          <SiteSearch place="header" />
        </div>
      }
      end={<Account />}
    />
  );
}
