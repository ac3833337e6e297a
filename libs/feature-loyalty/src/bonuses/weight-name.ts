// @flag bonuses
import { useLingui } from '@lingui/react/macro';
import type { Schema } from '@parlour/api';
import { lineNames } from '../shown/line-names.ts';

/** What a weight of the terms applies to: a game, a provider, a product line, or every other game. */
export function useWeightName(): (of: Schema<'GameWeight'>['of']) => string {
  const { t, i18n } = useLingui();
  return (of) => {
    const [kind, code = ''] = of.split(':');
    if (kind === 'vendor') return t`Games of ${code}`;
    if (kind === 'game') return t`The game ${code}`;
    const line = Object.entries(lineNames).find(([each]) => each === of)?.[1];
    return line ? i18n._(line) : t`All other games`;
  };
}
