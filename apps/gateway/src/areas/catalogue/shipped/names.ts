import path from 'node:path';
import { gameClasses, gameTypes, type GameClass, type GameType } from '@parlour/domain';
import { shippedTexts, type Names } from '../../../kernel/texts/shipped-texts.ts';

/** The names of everything in the catalogue, in each language: `texts/<tag>.json`. */
export const { namesOf, anyOf } = shippedTexts(path.join(import.meta.dirname, 'texts'));

/** The title of each product line, for navigation and headings. */
export const gameTypeTitles = Object.fromEntries(gameTypes.map((type) => [type, namesOf(`gameType.${type}`)])) as Readonly<
  Record<GameType, Names>
>;

/** The title of each class of games, for the filter of a list. */
export const gameClassTitles = Object.fromEntries(gameClasses.map((each) => [each, namesOf(`gameClass.${each}`)])) as Readonly<
  Record<GameClass, Names>
>;
