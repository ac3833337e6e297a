import { useLingui } from '@lingui/react/macro';
import { prizeName } from '@parlour/feature-lottery/symbol-names';

/** The name of a pack's prize, or of the symbols of a fast game. */
export function usePrizeName(): (name: string) => string {
  const { t, i18n } = useLingui();
  const symbols: Readonly<Record<string, string>> = { dice: t`Dice`, digits: t`Digits`, order: t`Order`, balls: t`Balls` };
  return (name) => symbols[name] ?? prizeName(i18n, name);
}
