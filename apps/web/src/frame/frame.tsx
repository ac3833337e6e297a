import { useLingui } from '@lingui/react/macro';
import { memberQuery, statusQuery, useApi } from '@parlour/api';
import { Outlet, useMatches, useShownPage } from '@parlour/routes';
import { AppFrame, OfflineBanner } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import { lazy, Suspense } from 'react';
import { later } from '../boot/later.ts';
import { PendingScreen } from '../screens/pending-screen.tsx';
import { SessionWatch } from '../session/session-watch.tsx';
import { sideOpenAtom } from './atoms.ts';
import { BottomNavigation } from './bottom-navigation.tsx';
import { Header } from './header.tsx';
import { PageTitle } from './page-title.tsx';
import { SideMenu } from './side-menu.tsx';
import { useNarrowSideWhile } from './use-side.ts';
import { online as whenOnline, useOnline } from './use-online.ts';

// Neither is part of what a guest sees first.
const ClosedScreen = lazy(whenOnline(() => import('../closed/closed-screen.tsx').then(({ ClosedScreen: C }) => ({ default: C }))));
const MemberCentre = lazy(whenOnline(() => import('./member-centre.tsx').then(({ MemberCentre: C }) => ({ default: C }))));

// Nor do these have to be live before the visitor acts.
const CategoryBar = later(() => import('@parlour/feature-games/category-bar').then(({ CategoryBar: C }) => C));
const Footer = later(() => import('./footer.tsx').then(({ Footer: C }) => C));
const Floating = later(() => import('./floating.tsx').then(({ Floating: C }) => C));
const Popups = later(() => import('./popups.tsx').then(({ Popups: C }) => C));
const News = later(() => import('./news.tsx').then(({ News: C }) => C));

/** The frame around every screen; a closed site shows nothing else. */
export function Frame() {
  const status = useQuery(statusQuery(useApi())).data;
  return (
    <>
      {status && status.status !== 0 ? (
        <Suspense fallback={null}>
          <ClosedScreen status={status} />
        </Suspense>
      ) : (
        <OpenSite />
      )}
      <SessionWatch />
      <News />
    </>
  );
}

function OpenSite() {
  const { t } = useLingui();
  const [sideOpen, setSideOpen] = useAtom(sideOpenAtom);
  const online = useOnline();
  const { bare, game } = useShownPage();
  useNarrowSideWhile(game === true);
  return (
    <>
      {bare ? (
        <Outlet />
      ) : (
        <AppFrame
          skipText={t`Skip to the content`}
          notice={
            <OfflineBanner
              offline={!online}
              text={t`You are offline. What you see may be out of date; we will carry on when you are back online.`}
            />
          }
          header={<Header />}
          side={<SideMenu />}
          sideLabel={t`Side menu`}
          sideOpen={sideOpen}
          onSideOpenChange={setSideOpen}
          closeSideText={t`Close the menu`}
          {...(!game && { bar: <CategoryBar />, footer: <Footer />, floating: <Floating /> })}
          bottomBar={<BottomNavigation />}
        >
          <Screen />
        </AppFrame>
      )}
      <PageTitle />
      <Popups />
    </>
  );
}

/** The screen of the address. If a session ends on a page of the account, the page is gone before the next one arrives. */
function Screen() {
  const { data: member } = useQuery(memberQuery(useApi()));
  // The screen that is shown, not the address, which may be ahead of it.
  const ofMember = useMatches({ select: (matches) => /^\/member(\/|$)/.test(matches.at(-1)?.pathname ?? '') });
  if (!ofMember) return <Outlet />;
  if (!member) return <PendingScreen />;
  return (
    <Suspense fallback={<PendingScreen />}>
      <MemberCentre key={member.id} />
    </Suspense>
  );
}
