import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Schema } from '@parlour/api';
import { BankCardIcon, BankIcon, EWalletIcon, QrPayIcon, type IconComponent } from '@parlour/ui';

interface MethodLook {
  text: MessageDescriptor;
  hint: MessageDescriptor;
  Icon: IconComponent;
}

/** The name and the drawn sign of each payment method. */
export const paymentMethods: Readonly<Record<Schema<'PaymentMethod'>, MethodLook>> = {
  ewallet: { text: msg`E-wallet`, hint: msg`From the wallet on your phone`, Icon: EWalletIcon },
  bank: { text: msg`Bank transfer`, hint: msg`From your bank account`, Icon: BankIcon },
  card: { text: msg({ message: 'Card', comment: 'A payment card' }), hint: msg`Debit or credit card`, Icon: BankCardIcon },
  qr: { text: msg`QR code`, hint: msg`Scan it with your banking app`, Icon: QrPayIcon },
};
