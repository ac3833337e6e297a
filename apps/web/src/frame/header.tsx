import { useLingui } from '@lingui/react/macro';
import { HeaderBar, IconButton, MenuIcon } from '@parlour/ui';
import { useSetAtom } from 'jotai';
import { Account } from './account.tsx';
import { sideOpenAtom } from './atoms.ts';
import { Logo } from './logo.tsx';
import { MainNavigation } from './main-navigation.tsx';
import * as styles from './frame.css.ts';

export function Header() {
  const { t } = useLingui();
  const setSideOpen = useSetAtom(sideOpenAtom);
  return (
    <HeaderBar
      start={
        <>
          <span className={styles.menuButton}>
            <IconButton label={t`Open the menu`} icon={<MenuIcon />} onClick={() => setSideOpen(true)} />
          </span>
          <Logo />
        </>
      }
      center={<MainNavigation />}
      end={<Account />}
    />
  );
}
