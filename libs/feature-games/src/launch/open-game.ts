import type { Schema } from '@parlour/api';
import type { GameType } from '@parlour/domain';
import { atom } from 'jotai';

export type Game = Schema<'GameItem'>;

/** A game that is being played. Each attempt to open it has an id of its own: a launch address works once. */
export interface OpenGame {
  game: Game;
  trial: boolean;
  attempt: string;
}

/** Another attempt to open the same game. */
export const restarted = (open: OpenGame): OpenGame => ({ ...open, attempt: crypto.randomUUID() });

export const openGameAtom = atom<OpenGame | null>(null);

/** The vendor whose games the popup lists: those of one category where it was opened from the category's section. */
export interface OpenVendor {
  vassalage: string;
  gameType?: GameType | undefined;
  title: string;
}

export const openVendorAtom = atom<OpenVendor | null>(null);

/** Names of the popups in the history. */
export const GAME_POPUP = 'game';
export const VENDOR_POPUP = 'vendor';
