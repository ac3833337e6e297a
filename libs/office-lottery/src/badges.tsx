import { useLingui } from '@lingui/react/macro';
import { Badge } from '@parlour/ui';
import { problemWords, statusWords, type DrawProblem, type DrawStatus } from './words.ts';

/** Where a draw stands. */
export function StatusBadge({ status }: { status: DrawStatus }) {
  const { i18n } = useLingui();
  const { text, mood } = statusWords[status];
  return <Badge mood={mood}>{i18n._(text)}</Badge>;
}

/** Why an operator must look at it. */
export function ProblemBadge({ problem }: { problem: DrawProblem }) {
  const { i18n } = useLingui();
  const { text, mood } = problemWords[problem];
  return <Badge mood={mood}>{i18n._(text)}</Badge>;
}
