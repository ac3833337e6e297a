import { atomWithStorage } from 'jotai/utils';

/** The balance is kept from onlookers; the choice is the browser's, and survives a reload. */
export const balanceHiddenAtom = atomWithStorage('parlour.balanceHidden', false);
