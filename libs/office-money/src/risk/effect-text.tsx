import { useLingui } from '@lingui/react/macro';
import type { components } from '@parlour/office-api/contract';

/** What a rule does when it holds, in words. */
export function useEffectText(): (rule: Pick<components['schemas']['RiskRule'], 'then' | 'when'>) => string {
  const { t, i18n } = useLingui();
  const hours = (value: number) => i18n.number(value, { style: 'unit', unit: 'hour', unitDisplay: 'long' });
  return ({ when, then: { holdHours, tag, hint, pauseBonusHours, askProof, openCase } }) => {
    const held = hours(holdHours ?? 0);
    const paused = hours(pauseBonusHours ?? 0);
    const parts = [
      holdHours !== null && (when === 'withdrawal' ? t`Holds it for ${held}` : t`Holds the member’s withdrawals for ${held}`),
      tag !== null && t`Tags the member “${tag}”`,
      hint && t`Is shown as a point to check`,
      pauseBonusHours !== null && t`Pauses bonuses for ${paused}`,
      askProof && t`Asks for a second proof`,
      openCase && t`Opens a case`,
    ];
    return parts.filter((part) => part !== false).join(' · ');
  };
}
