import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { openGameAtom, openVendorAtom } from './launch/open-game.ts';

const GamePopup = lazy(() => import('./launch/game-popup.tsx').then(({ GamePopup: C }) => ({ default: C })));
const VendorPopup = lazy(() => import('./vendor/vendor-popup.tsx').then(({ VendorPopup: C }) => ({ default: C })));

/** The popups of games and vendors, once per page; each is loaded when it is first opened. */
export function GamePopups() {
  const vendor = useAtomValue(openVendorAtom);
  const game = useAtomValue(openGameAtom);
  return (
    <Suspense fallback={null}>
      {vendor && <VendorPopup />}
      {game && <GamePopup />}
    </Suspense>
  );
}
