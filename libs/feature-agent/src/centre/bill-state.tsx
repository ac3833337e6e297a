// @flag agentPolicy
import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@parlour/api';
import { Badge } from '@parlour/ui';
import { billStates } from './bill-words.ts';

/** The state of a bill, and whether it was corrected or its holder owes the downline. */
export function BillState({ bill: { state, insufficient, corrections } }: { bill: Schema<'AgentBill'> }) {
  const { i18n } = useLingui();
  const { text, mood } = billStates[state];
  return (
    <>
      <Badge mood={mood}>{i18n._(text)}</Badge>{' '}
      {insufficient && (
        <Badge mood="danger">
          <Trans>Downline not paid in full</Trans>
        </Badge>
      )}{' '}
      {corrections.length > 0 && (
        <Badge mood="accent">
          <Trans>Corrected</Trans>
        </Badge>
      )}
    </>
  );
}
