import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Schema } from '@parlour/api';
import { BankCardIcon, BankIcon, EWalletIcon, QrPayIcon, RadioGroup, type IconComponent } from '@parlour/ui';
import * as styles from './wallet.css.ts';

type Method = Schema<'PaymentMethod'>;

interface MethodLook {
  text: MessageDescriptor;
  hint: MessageDescriptor;
  Icon: IconComponent;
}

/** How each way of paying is named and drawn. */
const paymentMethods: Record<Method, MethodLook> = {
  ewallet: { text: msg`E-wallet`, hint: msg`From the wallet on your phone`, Icon: EWalletIcon },
  bank: { text: msg`Bank transfer`, hint: msg`From your bank account`, Icon: BankIcon },
  card: { text: msg({ message: 'Card', comment: 'A payment card' }), hint: msg`Debit or credit card`, Icon: BankCardIcon },
  qr: { text: msg`QR code`, hint: msg`Scan it with your banking app`, Icon: QrPayIcon },
};

interface MethodChoiceProps {
  /** What the merchant's provider takes. */
  methods: readonly Method[];
  value: Method;
  onChange: (method: Method) => void;
  disabled: boolean;
}

/** How to pay, as cards with a drawn sign each. Nothing to choose, nothing to see. */
export function MethodChoice({ methods, value, onChange, disabled }: MethodChoiceProps) {
  const { t, i18n } = useLingui();
  if (methods.length < 2) return null;
  return (
    <RadioGroup
      label={t`How do you want to pay?`}
      look="cards"
      name="method"
      disabled={disabled}
      value={value}
      onValueChange={onChange}
      options={methods.map((method) => {
        const { text, hint, Icon } = paymentMethods[method];
        return {
          value: method,
          text: i18n._(text),
          hint: i18n._(hint),
          icon: (
            <span className={styles.sign}>
              <Icon size="l" />
            </span>
          ),
        };
      })}
    />
  );
}
