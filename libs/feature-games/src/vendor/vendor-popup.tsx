import { useLingui } from '@lingui/react/macro';
import { gamesQuery, useApi, useLanguage } from '@parlour/api';
import { LoadFailure } from '@parlour/loaded';
import { usePopup } from '@parlour/routes';
import { Dialog, EmptyState } from '@parlour/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { LoadMore } from '../list/load-more.tsx';
import { openVendorAtom, VENDOR_POPUP, type OpenVendor } from '../launch/open-game.ts';
import { GameGrid, GameGridSkeleton } from '../tile/game-grid.tsx';

/** The games of one vendor, opened by a vendor's tile. Back closes it. */
export function VendorPopup() {
  const { t } = useLingui();
  const vendor = useAtomValue(openVendorAtom);
  const { isOpen, close } = usePopup(VENDOR_POPUP);
  if (!vendor) return null;
  return (
    <Dialog open={isOpen} onOpenChange={(next) => !next && close()} size="l" title={vendor.title} closeText={t`Close`}>
      <VendorGames vassalage={vendor.vassalage} gameType={vendor.gameType} />
    </Dialog>
  );
}

function VendorGames({ vassalage, gameType }: Pick<OpenVendor, 'vassalage' | 'gameType'>) {
  const { t } = useLingui();
  const games = useInfiniteQuery(gamesQuery(useApi(), useLanguage(), { vassalage, ...(gameType && { gameType }) }));
  if (games.data) {
    const list = games.data.pages.flatMap((page) => page.list).filter(({ isGame }) => isGame === 'GAME');
    if (list.length === 0) return <EmptyState title={t`No games yet`} text={t`This provider has no games here at the moment.`} />;
    return (
      <>
        <GameGrid games={list} />
        <LoadMore games={games} />
      </>
    );
  }
  if (games.error) {
    return <LoadFailure title={t`The games could not be loaded`} query={games} />;
  }
  return <GameGridSkeleton />;
}
