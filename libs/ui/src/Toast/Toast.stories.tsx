import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../layout/layout.tsx';
import { createToastStore } from './toast-store.ts';
import { ToastRegion } from './ToastRegion.tsx';

const meta = { title: 'Overlays/Toast' } satisfies Meta;
export default meta;

function Example() {
  const [store] = useState(() => {
    const made = createToastStore();
    made.show({
      mood: 'success',
      title: 'Withdrawal approved',
      text: '৳100.00 is on its way. Confirm when you have it.',
      action: { text: 'Confirm receipt', onPress: () => undefined },
      lastsMs: null,
    });
    made.show({ mood: 'danger', text: 'The connection was lost while sending. Nothing was taken from your balance.', lastsMs: null });
    return made;
  });
  return (
    <Inline>
      {(['info', 'success', 'warning', 'danger'] as const).map((mood) => (
        <Button key={mood} variant="secondary" onClick={() => store.show({ mood, text: `A message in the mood ${mood}` })}>
          {mood}
        </Button>
      ))}
      <ToastRegion store={store} label="Notifications" closeText="Close" />
    </Inline>
  );
}
export const Moods: StoryObj = {
  render: () => <Example />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const region = within(canvas.getByRole('region', { name: 'Notifications' }));
    await userEvent.click(canvas.getByRole('button', { name: 'success' }));
    await waitFor(() => expect(region.getByText('A message in the mood success')).toBeVisible());
    await userEvent.click(region.getAllByRole('button', { name: 'Close' }).at(-1)!);
  },
};

function Four() {
  const [store] = useState(() => {
    const made = createToastStore();
    for (const text of ['First message', 'Second message', 'Third message', 'The fourth and last, which is longer than the others are'])
      made.show({ text, mood: 'success', lastsMs: null });
    return made;
  });
  return <ToastRegion store={store} label="Notifications" closeText="Close" />;
}
/** On phones they are stacked until they are being read. */
export const Piled: StoryObj = { render: () => <Four /> };
