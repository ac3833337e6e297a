import { useLingui } from '@lingui/react/macro';
import { languageOfTag } from '@parlour/domain';
import type { LotteryGame } from './words.ts';

/** The name of a lottery in the operator's language, otherwise in English or the first language that it has a name in. */
export function useGameName(): (game: Pick<LotteryGame, 'game' | 'names'>) => string {
  const { i18n } = useLingui();
  const language = languageOfTag(i18n.locale) ?? 'EN';
  return ({ game, names }) => names[language] ?? names.EN ?? Object.values(names)[0] ?? game;
}
