import { useLingui } from '@lingui/react/macro';
import type { Schema } from '@parlour/api';
import { RadioGroup } from '@parlour/ui';
import { paymentMethods } from './payment-methods.ts';
import * as styles from './wallet.css.ts';

type Method = Schema<'PaymentMethod'>;

interface MethodChoiceProps {
  /** What the merchant's provider accepts. */
  methods: readonly Method[];
  value: Method;
  onChange: (method: Method) => void;
  disabled: boolean;
}

/** Payment methods as cards, each with a drawn sign. Hidden if there is nothing to choose. */
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
