import { atom } from 'jotai';

/** The side menu's panel on phones and tablets. */
export const sideOpenAtom = atom(false);

/** The dialog in which visitors and members tell the operator something. */
export const feedbackOpenAtom = atom(false);

/** The live chat of customer service. */
export const liveChatOpenAtom = atom(false);

/** Help over the page. */
export const helpOpenAtom = atom(false);
