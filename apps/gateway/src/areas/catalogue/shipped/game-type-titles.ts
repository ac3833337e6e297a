import { gameTypes, type GameType } from '@parlour/domain';
import type { Names } from '../../../kernel/texts/shipped-texts.ts';
import { namesOf } from './names.ts';

/** The title of each product line, for navigation and headings. */
export const gameTypeTitles = Object.fromEntries(gameTypes.map((type) => [type, namesOf(`gameType.${type}`)])) as Readonly<
  Record<GameType, Names>
>;
