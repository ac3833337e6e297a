import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
import { ShieldIcon } from '../icons/icons.ts';
import { Accordion, type AccordionItem } from './Accordion.tsx';

const items: AccordionItem[] = [
  { key: 'a', title: 'How long does a withdrawal take?', content: <p>Most are paid within ten minutes.</p> },
  { key: 'b', title: 'Which documents do you need?', content: <p>None below the limits of your country.</p> },
  { key: 'c', title: 'Can I close my account?', content: <p>At any time, in My account.</p> },
];
const meta = { title: 'Navigation/Accordion', component: Accordion, args: { items } } satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('How long does a withdrawal take?'));
    await userEvent.click(canvas.getByText('Can I close my account?'));
    await expect(canvas.getByText('Most are paid within ten minutes.')).toBeVisible();
    await expect(canvas.getByText('At any time, in My account.')).toBeVisible();
  },
};
export const OneAtATime: Story = {
  args: { single: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('How long does a withdrawal take?'));
    await userEvent.click(canvas.getByText('Which documents do you need?'));
    await expect(canvas.getByText('Which documents do you need?').closest('details')).toHaveAttribute('open');
    await expect(canvas.getByText('How long does a withdrawal take?').closest('details')).not.toHaveAttribute('open');
  },
};
export const OpenWithIconsAndCounts: Story = {
  args: {
    items: [
      {
        ...items[0]!,
        icon: <ShieldIcon />,
        aside: (
          <Badge mood="danger" solid>
            3
          </Badge>
        ),
        open: true,
      },
      { ...items[1]!, icon: <ShieldIcon /> },
    ],
  },
};
export const LongTitles: Story = {
  args: {
    items: [
      {
        key: 'a',
        title: 'Tôi phải làm gì nếu khoản tiền gửi của tôi không xuất hiện trong số dư sau hơn mười lăm phút kể từ khi chuyển khoản?',
        content: <p>Donaudampfschifffahrtsgesellschaftskapitänspatentverlängerungsgebühr</p>,
        open: true,
      },
    ],
  },
};
