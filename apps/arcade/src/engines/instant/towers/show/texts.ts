import type { Texts } from '../../../../shell/texts.ts';
import type { InstantText } from '../../show/texts.ts';
import type en from '../texts/EN.json';

export type TowersTexts = Texts<InstantText | keyof typeof en>;
