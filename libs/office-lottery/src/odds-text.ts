import { useLingui } from '@lingui/react/macro';
import { hasPrizes, isPackId, packs, typeOf, type Odds } from '@parlour/domain/lottery';
import { oddsKeyName } from '@parlour/feature-lottery/symbol-names';

/** The names of the keys in tables of odds, by the id of a pack's type. */
export function useOddsKeyName(pack: string): (type: string, key: string) => string {
  const { i18n } = useLingui();
  return (type, key) => {
    const known = isPackId(pack) ? packs[pack] : undefined;
    const found = known && typeOf(known, type);
    if (!found) return key;
    return oddsKeyName(i18n, found.rule, key, hasPrizes(known.result) ? known.result.prizes : []);
  };
}

/** Odds in a line, which does not break between a key and its price. */
export const oddsText = (odds: Odds, nameOf: (key: string) => string): string =>
  typeof odds === 'string'
    ? odds
    : Object.entries(odds)
        .map(([key, value]) => `${nameOf(key).replaceAll(' ', '\u00a0')}:\u00a0${value}`)
        .join(', ');
