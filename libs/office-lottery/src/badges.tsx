import { useLingui } from '@lingui/react/macro';
import { Badge } from '@parlour/ui';
import { problemWords, statusWords, type DrawProblem, type DrawStatus } from './words.ts';

/** The status of a draw. */
export function StatusBadge({ status }: { status: DrawStatus }) {
  const { i18n } = useLingui();
  const { text, mood } = statusWords[status];
  return <Badge mood={mood}>{i18n._(text)}</Badge>;
}

/** Why a draw needs an operator. */
export function ProblemBadge({ problem }: { problem: DrawProblem }) {
  const { i18n } = useLingui();
  const { text, mood } = problemWords[problem];
  return <Badge mood={mood}>{i18n._(text)}</Badge>;
}
