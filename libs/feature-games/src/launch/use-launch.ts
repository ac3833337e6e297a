import { useMemberAction, usePopup } from '@parlour/routes';
import { useSetAtom } from 'jotai';
import { useCallback, useMemo } from 'react';
import { GAME_POPUP, openGameAtom, openVendorAtom, VENDOR_POPUP, type Game, type OpenVendor } from './open-game.ts';

export interface Launch {
  /** Plays for money: a guest logs in first and then plays. A vendor's entry opens its list instead. */
  play(game: Game): void;
  /** Plays for play money, without an account. */
  tryFree(game: Game): void;
  showVendor(vendor: OpenVendor): void;
}

/** Opens games and vendors. */
export function useLaunch(): Launch {
  const act = useMemberAction();
  const setGame = useSetAtom(openGameAtom);
  const setVendor = useSetAtom(openVendorAtom);
  const { open: openGamePopup } = usePopup(GAME_POPUP);
  const { open: openVendorPopup } = usePopup(VENDOR_POPUP);

  const show = useCallback(
    (game: Game, trial: boolean) => {
      setGame({ game, trial, attempt: crypto.randomUUID() });
      openGamePopup();
    },
    [openGamePopup, setGame],
  );
  const showVendor = useCallback(
    (vendor: OpenVendor) => {
      setVendor(vendor);
      openVendorPopup();
    },
    [openVendorPopup, setVendor],
  );
  return useMemo(
    () => ({
      play(game) {
        if (game.isGame === 'VASSALAGE') showVendor({ vassalage: game.vassalage, title: game.displayName });
        else act('play', () => show(game, false));
      },
      tryFree: (game) => show(game, true),
      showVendor,
    }),
    [act, show, showVendor],
  );
}
