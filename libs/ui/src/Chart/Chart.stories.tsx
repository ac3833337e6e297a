import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Card, Inline } from '../layout/layout.tsx';
import { Money } from '../Money/Money.tsx';
import { Chart, type ChartPoint } from './Chart.tsx';
import { Sparkline } from './Sparkline.tsx';

const money = (value: number) =>
  `${value > 0 ? '+' : value < 0 ? '−' : ''}৳${Math.abs(value).toLocaleString('en', { minimumFractionDigits: 2 })}`;
const row = (values: readonly number[]): ChartPoint[] =>
  values.map((value, index) => ({ key: String(index), label: `Nov ${index + 1}`, value, text: money(value) }));
const month = row([
  0, 120, -80, 40, 0, 0, 310, -220, -45, 60, 75, 0, 15, -130, 0, 0, 240, 90, -10, 0, 55, -300, 20, 0, 35, 480, -60, 0, 10, 65,
]);

const meta = {
  title: 'Data/Chart',
  component: Chart,
  args: {
    label: 'Won and lost by day',
    points: row([120, -80, 40, 0, 310, -220, 65]),
    signed: true,
    axisText: (value) => `৳${value}`,
    summary: '7 days: +৳235.00',
    texts: { point: 'Day', table: 'Show the figures', value: 'Result' },
  },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof Chart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Bars: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const day = canvas.getByRole('slider', { name: 'Won and lost by day: Day' });
    day.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await userEvent.click(canvas.getByText('Show the figures'));
    await expect(canvas.getByRole('cell', { name: '−৳220.00' })).toBeVisible();
  },
};
export const Month: Story = { args: { points: month, summary: '30 days: +৳756.00' } };
export const Line: Story = {
  args: { kind: 'line', points: row([1000, 1120, 1040, 1080, 1390, 1170, 1235]), label: 'Income by day', summary: 'Highest: ৳1,390.00' },
};
export const OneDay: Story = { args: { points: row([65]), summary: '1 day: +৳65.00' } };
export const NothingWonOrLost: Story = { args: { points: row([0, 0, 0]), summary: '3 days: ৳0.00' } };
export const LossesOnly: Story = { args: { points: row([-10, -200, -35]), summary: '3 days: −৳245.00' } };
export const Large: Story = {
  args: { points: row([1_250_000, -2_400_000, 12_000_000]), axisText: (value) => `৳${value / 1e6}M`, summary: '3 days: +৳10,850,000.00' },
};
export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ar">
        <Story />
      </div>
    ),
  ],
  args: {
    label: 'الأرباح والخسائر حسب اليوم',
    summary: '7 أيام',
    texts: { point: 'اليوم', table: 'عرض الأرقام', value: 'النتيجة' },
  },
};
export const Sparklines: Story = {
  render: () => (
    <Inline>
      <Money text="৳1,235.00" size="l" />
      <Sparkline label="Seven days: up to ৳1,235.00" values={[10, 12, 9, 14, 13, 18, 21]} />
      <Sparkline label="Seven days: down to −৳40.00" values={[20, 12, 9, 4, 3, -8, -4]} />
    </Inline>
  ),
};
