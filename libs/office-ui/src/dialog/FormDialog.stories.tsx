import { TextField } from '@parlour/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { expect, userEvent, within } from 'storybook/test';
import { officeStories, refusing, Stage } from '../testing/index.ts';
import { FormDialog } from './FormDialog.tsx';

interface AskedProps {
  onSend: () => Promise<unknown>;
  destructive?: boolean;
}

function Asked({ onSend, destructive }: AskedProps) {
  const form = useForm({ defaultValues: { until: 'Friday' } });
  return (
    <Stage>
      <FormDialog
        form={form}
        title="Close the river room?"
        description="Members who are in it are asked to leave."
        confirmText="Close the room"
        destructive={destructive}
        onClose={() => undefined}
        onSend={onSend}
      >
        <TextField label="Until" {...form.register('until')} />
      </FormDialog>
    </Stage>
  );
}

const meta: Meta<typeof Asked> = { title: 'Office/Form dialog', component: Asked, parameters: officeStories };
export default meta;
type Story = StoryObj<typeof Asked>;

const send: Story['play'] = async ({ canvasElement }) => {
  const dialog = within(canvasElement.ownerDocument.body);
  await userEvent.click(await dialog.findByRole('button', { name: 'Close the room' }));
};

export const Plain: Story = { args: { onSend: async () => undefined } };
export const Destructive: Story = { args: { onSend: async () => undefined, destructive: true } };
export const Sending: Story = { args: { onSend: () => new Promise(() => undefined) }, play: send };
export const Refused: Story = {
  args: { onSend: async () => refusing('forbidden')() },
  play: async (context) => {
    await send(context);
    await expect(await within(context.canvasElement.ownerDocument.body).findByRole('alert')).toHaveTextContent(
      'Your roles don’t allow this.',
    );
  },
};
