import path from 'node:path';
import { shippedTexts } from '../../../kernel/texts/shipped-texts.ts';

/** What everything of the catalogue is called, in each language: `texts/<tag>.json`. */
export const { namesOf, anyOf } = shippedTexts(path.join(import.meta.dirname, 'texts'));
