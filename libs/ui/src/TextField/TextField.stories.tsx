import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SearchIcon } from '../icons/icons.ts';
import { TextField } from './TextField.tsx';

const meta = { title: 'Fields/TextField', component: TextField, args: { label: 'Account holder' } } satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'Lotus Rahman' } };
export const WithHint: Story = { args: { hint: 'As it stands on the account', required: true } };
export const Optional: Story = { args: { optionalText: 'optional', label: 'Referral code' } };
export const Refused: Story = { args: { defaultValue: 'X', required: true, error: 'Input cannot be empty.' } };
export const Disabled: Story = { args: { defaultValue: 'Lotus Rahman', disabled: true } };
export const ReadOnly: Story = { args: { defaultValue: 'Lotus Rahman', readOnly: true } };
export const WithParts: Story = { args: { label: 'Search', prefix: <SearchIcon size="s" />, suffix: 'km' } };
export const Counted: Story = {
  args: { label: 'Nickname', maxLength: 12, counter: (used: number, most: number) => `${used} of ${most}` },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nickname' }), 'eleven char and more');
    await expect(canvas.getByRole('textbox')).toHaveValue('eleven char ');
    await expect(canvas.getByRole('status')).toHaveTextContent('12 of 12');
  },
};
export const LongLabel: Story = {
  args: {
    label: 'Họ và tên chủ tài khoản đúng như đã đăng ký với ngân hàng của bạn',
    hint: 'ชื่อและนามสกุลของเจ้าของบัญชีต้องตรงกับที่ลงทะเบียนไว้กับธนาคารทุกตัวอักษร',
    error: 'আপনার অ্যাকাউন্টধারীর নাম ব্যাংকে নিবন্ধিত নামের সঙ্গে মেলেনি, অনুগ্রহ করে আবার লিখুন।',
  },
};
export const RightToLeft: Story = {
  render: () => (
    <div dir="rtl" lang="ar">
      <TextField label="صاحب الحساب" hint="كما هو مكتوب في الحساب" required defaultValue="لوتس رحمن" />
    </div>
  ),
};
