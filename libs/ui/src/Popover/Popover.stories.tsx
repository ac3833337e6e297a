import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { InfoIcon } from '../icons/icons.ts';
import { Stack, Text } from '../layout/layout.tsx';
import { Popover } from './Popover.tsx';

const meta = { title: 'Overlays/Popover', component: Popover } satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj;

export const Explanation: Story = {
  render: () => (
    <Popover trigger={<IconButton label="What is a turnover?" icon={<InfoIcon />} />} title="Turnover" closeText="Close" align="start">
      <Text size="s">How much has to be bet before a bonus can be withdrawn.</Text>
    </Popover>
  ),
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'What is a turnover?' });
    await userEvent.click(opener);
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Turnover' })).toBeVisible());
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
    await userEvent.click(opener);
    await screen.findByRole('dialog');
  },
};
export const Choices: Story = {
  render: () => (
    <Popover trigger={<Button variant="secondary">Columns</Button>} title="Columns" hideTitle closeText="Close" align="start">
      {(close) => (
        <Stack gap="2">
          <Checkbox label="Stake" defaultChecked />
          <Checkbox label="Return" defaultChecked />
          <Button size="s" onClick={close}>
            Done
          </Button>
        </Stack>
      )}
    </Popover>
  ),
};
export const LongText: Story = {
  render: () => (
    <Popover trigger={<Button>Rules</Button>} title="A title that is longer than its small window is wide" closeText="Close" align="start">
      <Text>{'Điều khoản và điều kiện áp dụng cho mọi khuyến mãi. '.repeat(40)}</Text>
    </Popover>
  ),
};
