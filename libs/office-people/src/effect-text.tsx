import { Trans } from '@lingui/react/macro';
import type { components } from '@parlour/office-api/contract';
import { Amount, Foreign } from '@parlour/office-ui';

/** What a proposal does to money, as a sentence (office O13). */
export function EffectText({ kind, amount, currency, member }: components['schemas']['Effect']) {
  const sum = <Amount amount={amount} currency={currency} />;
  const whom = <Foreign text={member} />;
  switch (kind) {
    case 'pays':
      return (
        <Trans>
          Pays {sum} to {whom}
        </Trans>
      );
    case 'keeps':
      return (
        <Trans>
          Counts {sum} as received by {whom}
        </Trans>
      );
    case 'refunds':
      return (
        <Trans>
          Gives {sum} back to {whom}
        </Trans>
      );
    case 'credits':
      return (
        <Trans>
          Adds {sum} to the balance of {whom}
        </Trans>
      );
    case 'debits':
      return (
        <Trans>
          Takes {sum} from the balance of {whom}
        </Trans>
      );
    case 'repays':
      return (
        <Trans>
          Takes {sum} from {whom} for the debt
        </Trans>
      );
    case 'forfeits':
      return (
        <Trans>
          Takes {sum} of bonus money from {whom}
        </Trans>
      );
    case 'writesOff':
      return (
        <Trans>
          Costs the merchant {sum}, which {whom} owes
        </Trans>
      );
  }
}
