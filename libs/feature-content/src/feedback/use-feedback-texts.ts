import { useLingui } from '@lingui/react/macro';
import { feedbackTypes, type FeedbackType } from '@parlour/domain';
import type { FeedbackField } from './use-feedback-form.ts';

/** Names of the feedback form's fields and types. */
export function useFeedbackTexts() {
  const { t } = useLingui();
  const labels: Record<FeedbackField, string> = {
    type: t`What is it about?`,
    content: t`Your message`,
    email: t`Your e-mail address`,
    captcha: t`Captcha`,
  };
  const names: Record<FeedbackType, string> = {
    deposit: t`Deposit`,
    withdrawal: t`Withdrawal`,
    game: t`A game`,
    service: t`Customer service`,
    agent: t`Becoming an agent`,
    other: t`Something else`,
  };
  // A type without a name does not compile.
  const types = (Object.keys(feedbackTypes) as FeedbackType[]).map((type) => ({ value: String(feedbackTypes[type]), text: names[type] }));
  return { labels, types };
}
