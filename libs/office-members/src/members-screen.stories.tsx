import { hanging, officeStories, refusing, Stage, type Answers } from '@parlour/office-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { MembersScreen, type MembersScreenProps } from './members-screen.tsx';
import { listedMember } from './testing/members.ts';

const meta = { title: 'Office/Members', parameters: officeStories } satisfies Meta;
export default meta;

const list = [
  listedMember({ tags: ['slow-payer', 'vip'] }),
  listedMember({ id: '01981c2e-0000-7000-8000-000000000102', username: 'agent.nine', agent: true, balance: '0.00' }),
  listedMember({ id: '01981c2e-0000-7000-8000-000000000103', username: 'nusrat_77', status: 'blocked', lastLogin: null }),
  listedMember({ id: '01981c2e-0000-7000-8000-000000000104', username: 'tanvir', excludedUntil: '2027-01-01T00:00:00.000Z' }),
];

const none = { block: false, tag: false, message: false };
const all = { block: true, tag: true, message: true };

const shown = (answers: Answers, props: Partial<MembersScreenProps> = {}): StoryObj => ({
  render: () => (
    <Stage answers={answers}>
      <MembersScreen merchant={undefined} mayBulk={none} filters={{}} onFilter={() => undefined} onOpen={() => undefined} {...props} />
    </Stage>
  ),
});

export const Found: StoryObj = {
  ...shown({ listMembers: { list, next: null, about: { count: 4, exact: true } } }),
  play: async () => {
    await expect(await screen.findByText('nusrat_77')).toBeVisible();
  },
};
export const Many = shown({ listMembers: { list, next: null, about: { count: 1_240_000, exact: false } } }, { merchant: 'atrium01' });
export const AllSelected: StoryObj = {
  ...shown(
    { listMembers: { list, next: null, about: { count: 3412, exact: true } } },
    { merchant: 'atrium01', mayBulk: all, filters: { tag: 'vip' } },
  ),
  play: async () => {
    await userEvent.click(await screen.findByLabelText('Select all that are loaded'));
    await userEvent.click(await screen.findByText('Select all 3,412 found'));
    await userEvent.click(await screen.findByText('Block 3,412 members'));
    await expect(await screen.findByText(/500 is the most at once/)).toBeVisible();
  },
};
export const Tagging: StoryObj = {
  ...shown({ listMembers: { list, next: null, about: { count: 4, exact: true } } }, { merchant: 'atrium01', mayBulk: all }),
  play: async () => {
    await userEvent.click(await screen.findByLabelText('Select all that are loaded'));
    await userEvent.click(await screen.findByText('Tag 4 members'));
    await expect(await screen.findByRole('dialog', { name: 'Tags of 4 members' })).toBeVisible();
  },
};
export const Writing: StoryObj = {
  ...shown({ listMembers: { list, next: null, about: { count: 4, exact: true } } }, { merchant: 'atrium01', mayBulk: all }),
  play: async () => {
    await userEvent.click(await screen.findByLabelText('Select all that are loaded'));
    await userEvent.click(await screen.findByText('Message 4 members'));
    await expect(await screen.findByRole('dialog', { name: 'Message to 4 members' })).toBeVisible();
  },
};
export const NothingFound = shown(
  { listMembers: { list: [], next: null, about: { count: 0, exact: true } } },
  { filters: { status: 'blocked', tag: 'vip' } },
);
export const Empty = shown({ listMembers: { list: [], next: null, about: { count: 0, exact: true } } });
export const Loading = shown({ listMembers: hanging });
export const Forbidden = shown({ listMembers: refusing('forbidden') });
