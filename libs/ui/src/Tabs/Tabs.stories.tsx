import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
import { Text } from '../layout/layout.tsx';
import { Tabs } from './Tabs.tsx';

const meta = { title: 'Navigation/Tabs', component: Tabs } satisfies Meta<typeof Tabs>;
export default meta;

function Example({ look }: { look: 'bar' | 'line' }) {
  const [value, setValue] = useState<'username' | 'mobile'>('username');
  return (
    <Tabs
      label="How to log in"
      look={look}
      value={value}
      onValueChange={setValue}
      items={[
        { key: 'username', text: 'User name', content: <Text>With user name and password.</Text> },
        { key: 'mobile', text: 'Mobile number', content: <Text>With a code by SMS.</Text> },
      ]}
    />
  );
}
export const Bar: StoryObj = {
  render: () => <Example look="bar" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: 'Mobile number' }));
    await expect(await canvas.findByText('With a code by SMS.')).toBeVisible();
    await userEvent.keyboard(document.documentElement.dir === 'rtl' ? '{ArrowRight}' : '{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'User name' })).toHaveFocus();
  },
};
export const Line: StoryObj = { render: () => <Example look="line" /> };

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];
function Many({ look }: { look: 'bar' | 'line' }) {
  const [value, setValue] = useState('July');
  return (
    <Tabs
      label="Month"
      look={look}
      value={value}
      onValueChange={setValue}
      items={months.map((month, index) => ({
        key: month,
        text: month,
        content: <Text>Rounds of {month}.</Text>,
        disabled: index === 11,
        ...(index === 2 && {
          aside: (
            <Badge mood="danger" solid>
              4
            </Badge>
          ),
        }),
      }))}
    />
  );
}
/** A row that overflows scrolls sideways, and fades out on the side where there is more. */
export const MoreThanFit: StoryObj = { render: () => <Many look="line" /> };
export const MoreThanFitABar: StoryObj = { render: () => <Many look="bar" /> };
