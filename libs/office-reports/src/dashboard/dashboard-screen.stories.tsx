import { hanging, officeStories, refusing, Stage, type Answers } from '@parlour/office-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { DashboardScreen, type DashboardScreenProps } from './dashboard-screen.tsx';
import { dashboardOf, merchantFigures } from './testing.ts';

const meta = { title: 'Office/Dashboard', parameters: officeStories } satisfies Meta;
export default meta;

const places: DashboardScreenProps['places'] = {
  Link: ({ to, ...rest }) => <a href={to} {...rest} />,
  to: (place) => (place === 'health' ? undefined : `#${place}`),
  toList: ({ list }) => `#${list}`,
};
const shown = (getDashboard: Answers['getDashboard'], props: Partial<DashboardScreenProps> = {}): StoryObj => ({
  render: () => (
    <Stage answers={{ getDashboard: getDashboard! }}>
      <DashboardScreen
        merchant="atrium01"
        onMerchant={() => undefined}
        period="today"
        onPeriod={() => undefined}
        places={places}
        {...props}
      />
    </Stage>
  ),
});

export const OneMerchant: StoryObj = {
  ...shown(dashboardOf()),
  play: async () => {
    await expect(await screen.findByRole('img', { name: /^GGR by hour/ })).toBeVisible();
  },
};
export const AllMerchants = shown(
  dashboardOf({
    list: [merchantFigures(), merchantFigures({ merchant: 'cove01', name: 'Cove', currency: 'EUR', timeZone: 'Europe/Malta' })],
  }),
  { merchant: undefined },
);
export const Month = shown(
  dashboardOf({
    list: [
      merchantFigures({
        from: '2026-02-13',
        daysBefore: 35,
        points: Array.from({ length: 30 }, (_, day) => ({
          at: new Date(Date.UTC(2026, 1, 13 + day)).toISOString().slice(0, 10),
          deposits: `${180_000 + day * 900}.00`,
          withdrawals: '91000.00',
          ggr: `${40_000 + (day % 7) * 3000}.00`,
        })),
      }),
    ],
  }),
  { period: 'month' },
);
export const Warned = shown(
  dashboardOf({
    warnings: [
      { kind: 'siteClosed', merchant: 'atrium01', count: 1 },
      { kind: 'callsFailed', merchant: 'atrium01', count: 3 },
      { kind: 'providerFails', merchant: 'atrium01', subject: 'sandbox', count: 12 },
      { kind: 'budgetLow', merchant: 'atrium01', subject: 'welcome', count: 7 },
    ],
  }),
);
export const Loading = shown(hanging);
export const Forbidden = shown(refusing('forbidden'));
