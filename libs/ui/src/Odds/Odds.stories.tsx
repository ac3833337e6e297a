import { oddsDisplays } from '@parlour/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline, Stack, Text } from '../layout/layout.tsx';
import { Odds } from './Odds.tsx';

const meta = { title: 'Display/Odds', component: Odds, args: { price: '1.95', display: 'decimal', locale: 'en' } } satisfies Meta<
  typeof Odds
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Decimal: Story = {};
export const EveryWay: Story = {
  render: () => (
    <Stack>
      {oddsDisplays.map((display) => (
        <Inline key={display}>
          <Text as="span" tone="muted">
            {display}
          </Text>
          {['1.50', '1.95', '2.00', '2.50', '26.00'].map((price) => (
            <Odds key={price} price={price} display={display} locale="en" />
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};
export const Up: Story = { args: { moved: 'up', movedText: 'went up' } };
export const Down: Story = { args: { moved: 'down', movedText: 'went down' } };
export const BengaliDigits: Story = { args: { locale: 'bn' } };
