import { useLingui } from '@lingui/react/macro';
import type { components } from '@parlour/office-api/contract';
import { Badge } from '@parlour/ui';

export type Feedback = components['schemas']['Feedback'];
export type FeedbackStatus = components['schemas']['FeedbackStatus'];

/** The topics that members can write about, as they read them. */
export function useTopicNames(): Readonly<Record<string, string>> {
  const { t } = useLingui();
  return {
    deposit: t`Deposits`,
    withdrawal: t`Withdrawals`,
    game: t`Games`,
    service: t`Customer service`,
    agent: t`Agents`,
    other: t`Other`,
  };
}

export function useStatusNames(): Readonly<Record<FeedbackStatus, string>> {
  const { t } = useLingui();
  return { open: t({ message: 'Open', context: 'feedback that waits' }), answered: t`Answered`, closed: t`Closed`, merged: t`Merged` };
}

export function FeedbackBadge({ state }: { state: FeedbackStatus }) {
  const names = useStatusNames();
  const moods = { open: 'accent', answered: 'win', closed: 'neutral', merged: 'neutral' } as const;
  return <Badge mood={moods[state]}>{names[state]}</Badge>;
}
