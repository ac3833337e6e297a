import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { FormActions, FormLayout, FormSection } from './FormLayout.tsx';

const meta = { title: 'Patterns/FormLayout' } satisfies Meta;
export default meta;

function Example({ busy = false }: { busy?: boolean }) {
  const [failed, setFailed] = useState(false);
  const error = failed ? 'Input cannot be empty.' : undefined;
  const focus = (name: string) => document.querySelector<HTMLElement>(`input[name=${name}]`)?.focus();
  return (
    <FormLayout
      onSubmit={(event) => {
        event.preventDefault();
        setFailed(true);
      }}
    >
      <ErrorSummary
        title="Please check what you entered."
        takesFocus
        errors={
          failed
            ? [
                { key: 'holder', text: 'Account holder', onFocus: () => focus('holder') },
                { key: 'number', text: 'Account number', onFocus: () => focus('number') },
              ]
            : []
        }
      />
      <FormSection title="Where the money goes" text="Most people are paid to the same account." columns>
        <TextField label="Account holder" name="holder" required error={error} />
        <TextField label="Account number" name="number" required error={error} />
      </FormSection>
      <Checkbox label="Remember this account" />
      <FormActions sticky note="It is paid after a check.">
        <Button type="submit" size="l" block loading={busy} loadingText="Sending">
          Request withdrawal
        </Button>
      </FormActions>
    </FormLayout>
  );
}

export const Empty: StoryObj = { render: () => <Example /> };
export const Busy: StoryObj = { render: () => <Example busy /> };
export const Refused: StoryObj = {
  render: () => <Example />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Request withdrawal' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Account number' }));
    await expect(canvas.getByRole('textbox', { name: /Account number/ })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: /Account number/ })).toHaveAccessibleDescription('Input cannot be empty.');
  },
};
