import { useLingui } from '@lingui/react/macro';
import type { Limits } from '@parlour/domain/lottery';
import { useOddsKeyName } from '../odds-text.ts';
import type { SettingWords } from './draft.ts';
import { useLimitNames } from './limit-names.ts';
import { limitNames } from './type-form.ts';

/** The words for the settings of a pack; what has no word is written as it is, such as an amount. */
export function useSettingWords(pack: string): SettingWords {
  const { t } = useLingui();
  const limitName = useLimitNames();
  const oddsKey = useOddsKeyName(pack);
  const words: Readonly<Record<string, string>> = {
    closed: t`closed`,
    off: t`off`,
    true: t`yes`,
    false: t`no`,
    limits: t`Limits of every type`,
    steps: t`Exposure steps`,
    caps: t`Caps`,
    options: t`Rules of the house`,
    maxPayoutPerBet: t`Most that is paid for one bet`,
    maxPayoutPerMember: t`Most that is paid to one member in a draw`,
    tripleLoses: t`All sides lose on a triple`,
    tieRefunds: t`A tie gives stakes back`,
  };
  const isLimit = (word: string): word is keyof Limits => limitNames.some((name) => name === word);
  return { oddsKey, named: (word) => (isLimit(word) ? limitName(word) : (words[word] ?? word)) };
}
