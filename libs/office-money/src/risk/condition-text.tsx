import { useLingui } from '@lingui/react/macro';
import type { RiskCondition, RiskEvent } from '@parlour/domain/office';
import { useAmountText } from '@parlour/office-ui';
import { hintWord } from './risk-words.ts';

/** A tree of conditions about an event in words. */
export function useConditionText(): (condition: RiskCondition, event: RiskEvent, currency: string) => string {
  const { t, i18n } = useLingui();
  const amountText = useAmountText();
  const textOf = (condition: RiskCondition, event: RiskEvent, currency: string): string => {
    if ('hint' in condition) return i18n._(hintWord(event, condition.hint));
    if ('amountFrom' in condition) {
      const amount = amountText(condition.amountFrom, currency);
      return t`${amount} or more`;
    }
    if ('not' in condition) {
      const inner = textOf(condition.not, event, currency);
      return t`not (${inner})`;
    }
    const parts = 'all' in condition ? condition.all : condition.any;
    const texts = parts.map((part) => {
      const text = textOf(part, event, currency);
      return 'all' in part || 'any' in part ? `(${text})` : text;
    });
    return new Intl.ListFormat(i18n.locale, { type: 'all' in condition ? 'conjunction' : 'disjunction' }).format(texts);
  };
  return textOf;
}
