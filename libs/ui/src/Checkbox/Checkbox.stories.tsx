import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { TextLink } from '../TextLink/TextLink.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = { title: 'Fields/Checkbox', component: Checkbox, args: { label: 'Remember my username for a day' } } satisfies Meta<
  typeof Checkbox
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unticked: Story = {
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox');
    await userEvent.click(within(canvasElement).getByText('Remember my username for a day'));
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
  },
};
export const Ticked: Story = { args: { defaultChecked: true } };
export const Mixed: Story = { args: { label: 'All providers', mixed: true } };
export const WithHint: Story = { args: { hint: 'Not on a device that others use.' } };
export const WithLink: Story = {
  args: {
    label: (
      <>
        I have read and accept the <TextLink href="#terms">terms and conditions</TextLink>.
      </>
    ),
    error: 'Please accept the terms first.',
  },
};
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };
export const ReadOnly: Story = { args: { readOnly: true, defaultChecked: true } };
export const LongLabel: Story = {
  args: { label: 'আমি নিশ্চিত করছি যে আমার বয়স ১৮ বছর বা তার বেশি এবং আমি এই সাইটের সব শর্তাবলি ও গোপনীয়তা নীতি পড়ে বুঝে মেনে নিয়েছি।' },
};
