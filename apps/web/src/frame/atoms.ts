import { atom } from 'jotai';

/** The side menu's panel on phones and tablets. */
export const sideOpenAtom = atom(false);
