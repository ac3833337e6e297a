import path from 'node:path';
import { gameTypes, type GameType } from '@parlour/domain';
import { shippedTexts, type Names } from '../../../kernel/texts/shipped-texts.ts';

/** What everything of the catalogue is called, in each language: `texts/<tag>.json`. */
export const { namesOf, anyOf } = shippedTexts(path.join(import.meta.dirname, 'texts'));

/** The title of each product line, for navigation and headings. */
export const gameTypeTitles = Object.fromEntries(gameTypes.map((type) => [type, namesOf(`gameType.${type}`)])) as Readonly<
  Record<GameType, Names>
>;
