import { atom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';

/** The side menu's panel on phones and tablets. */
export const sideOpenAtom = atom(false);

/** The balance is kept from onlookers; the choice is the browser's, and survives a reload. */
export const balanceHiddenAtom = atomWithStorage('parlour.balanceHidden', false);
