// @flag agentPolicy
import { Trans } from '@lingui/react/macro';
import { Text, TextLink } from '@parlour/ui';
import type { ComponentProps, ReactNode } from 'react';

interface PaymentConfirmationProps {
  /** Whether the member has a payment password. */
  canConfirm: boolean;
  /** A link to where the payment password is set. */
  setUp: ComponentProps<typeof TextLink>['render'];
  /** The submit button, with anything to read before pressing it. */
  children: ReactNode;
}

/** The end of a form that transfers money: its button or, without a payment password, the link to set one. */
export function PaymentConfirmation({ canConfirm, setUp, children }: PaymentConfirmationProps) {
  if (canConfirm) return children;
  return (
    <Text>
      <Trans>
        Transfers are confirmed with your payment password, and you have none yet.{' '}
        <TextLink render={setUp}>Set it in your account</TextLink>
      </Trans>
    </Text>
  );
}
