import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { AmountField } from '../AmountField/AmountField.tsx';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Page, Stack } from '../layout/layout.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { PhoneField } from '../PhoneField/PhoneField.tsx';
import { Select } from '../Select/Select.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { Field } from './Field.tsx';

const meta = { title: 'Fields/All together' } satisfies Meta;
export default meta;

function Form({ failed = false, disabled = false }: { failed?: boolean; disabled?: boolean }) {
  const [phone, setPhone] = useState({ code: '+880', number: failed ? '17' : '1712345678' });
  const [amount, setAmount] = useState('500');
  const error = (text: string) => (failed ? text : undefined);
  return (
    <Page width="narrow">
      <Stack>
        <TextField
          label="User name"
          hint="4 to 12 letters and digits, a letter first"
          error={error('This user name is taken. Try another one.')}
          required
          disabled={disabled}
          defaultValue="rongin"
          autoComplete="username"
        />
        <PasswordField
          label="Password"
          showText="Show password"
          hideText="Hide password"
          aside={<TextLink href="#forgot">Forgot password?</TextLink>}
          error={error('Use 6 to 20 characters.')}
          required
          disabled={disabled}
          defaultValue="secret1"
          autoComplete="current-password"
        />
        <PhoneField
          label="Mobile number"
          codeLabel="Dialing code"
          codes={['+880', '+91']}
          value={phone}
          onValueChange={setPhone}
          error={error('A number after +880 has 10 digits.')}
          disabled={disabled}
        />
        <AmountField
          label="Amount"
          symbol="৳"
          decimals={2}
          value={amount}
          onValueChange={setAmount}
          hint="200 to 25,000 per deposit"
          error={error('The amount is above 25,000.')}
          disabled={disabled}
          quickLabel="Quick amounts"
          quickAmounts={['200', '500', '1000', '5000', '25000'].map((value) => ({ value, text: Number(value).toLocaleString('en') }))}
        />
        <Select
          label="Payment method"
          placeholder="Choose a method"
          defaultValue=""
          options={[
            { value: 'sandbox', text: 'Sandbox cashier' },
            { value: 'bank', text: 'Bank transfer', disabled: true },
          ]}
          error={error('Choose a method.')}
          disabled={disabled}
        />
        <Checkbox
          label={
            <>
              I am at least 18 years old and accept the <TextLink href="#terms">terms</TextLink>.
            </>
          }
          error={error('Tick this box to go on.')}
          disabled={disabled}
          defaultChecked={!failed}
        />
        <Switch label="Sound in games" defaultChecked disabled={disabled} />
        <Button size="l" block disabled={disabled}>
          Deposit
        </Button>
      </Stack>
    </Page>
  );
}

export const Filled: StoryObj = { render: () => <Form /> };
export const Refused: StoryObj = { render: () => <Form failed /> };
export const Disabled: StoryObj = { render: () => <Form disabled /> };

/** What every field has around its control, whatever the control is. */
export const AroundAControlOfAnyKind: StoryObj = {
  render: () => (
    <Page width="narrow">
      <Stack>
        <Field
          label="Volume"
          optionalText="optional"
          hint="Of all games."
          counter="40 / 100"
          aside={<TextLink href="#reset">Reset</TextLink>}
        >
          {(ties) => <input {...ties} type="range" defaultValue={40} />}
        </Field>
        <Field label="Volume" required error="Choose a volume.">
          {(ties) => <input {...ties} type="range" defaultValue={0} />}
        </Field>
        <Field label="Volume" hideLabel guide={<p>The label is for screen readers only.</p>}>
          {(ties) => <input {...ties} type="range" defaultValue={70} />}
        </Field>
      </Stack>
    </Page>
  ),
};
