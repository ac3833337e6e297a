import { hanging, officeStories, refusing, Stage, type Answers } from '@parlour/office-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { memberBonus, memberDocument, memberProfile } from '../testing/members.ts';
import { MemberScreen, type MemberRights, type MemberTab } from './member-screen.tsx';

const meta = { title: 'Office/Member', parameters: officeStories } satisfies Meta;
export default meta;

const member = memberProfile();
const all: MemberRights = {
  block: true,
  endSessions: true,
  exclude: true,
  reset: true,
  agent: true,
  adjust: true,
  debts: true,
  note: true,
  reveal: true,
  deposits: true,
  withdrawals: true,
  askVendor: true,
  message: true,
  forfeit: true,
  limit: true,
  exportData: true,
  erase: true,
};
const endedBonus = memberBonus({
  id: '01981c2e-0000-7000-8000-000000000402',
  promotion: 'friday-reload',
  status: 'converted',
  balance: '0.00',
  wagered: '4000.00',
  converted: '612.50',
  granted: '2026-10-09T09:00:00.000Z',
  expires: '2026-10-16T09:00:00.000Z',
  ended: '2026-10-12T18:20:00.000Z',
});
const none = Object.fromEntries(Object.keys(all).map((right) => [right, false])) as unknown as MemberRights;

const shown = (answers: Answers, { tab = 'overview', rights = all }: { tab?: MemberTab; rights?: MemberRights } = {}): StoryObj => ({
  render: () => (
    <Stage answers={answers}>
      <MemberScreen
        member={member.id}
        rights={rights}
        tab={tab}
        onTab={() => undefined}
        open={undefined}
        back={<a href="#members" />}
        linkTo={(_id, text) => <a href="#member">{text}</a>}
        linkToInvited={(code, text) => <a href={`#invited-by-${code}`}>{text}</a>}
      />
    </Stage>
  ),
});

export const Overview = shown({ getMember: member });
export const OnlyLooking = shown({ getMember: member }, { rights: none });
export const BlockedAndWaiting = shown({
  getMember: memberProfile({ status: 'blocked', excludedUntil: '2027-01-01T00:00:00.000Z', proposals: 1, tags: [] }),
});
export const Excluding: StoryObj = {
  ...shown({ getMember: member }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Exclude from betting' }));
    await expect(await screen.findByRole('dialog', { name: 'Exclude rahim.k from betting?' })).toBeVisible();
  },
};
export const Related = shown(
  {
    getMember: member,
    listRelatedMembers: {
      list: [
        {
          id: '01981c2e-0000-7000-8000-000000000103',
          merchant: 'atrium01',
          username: 'nusrat_77',
          status: 'blocked',
          created: '2026-11-01T08:00:00.000Z',
          by: [
            { kind: 'device', detail: '9f3a17c2e4d05b68' },
            { kind: 'payee', detail: '••••••5678' },
            { kind: 'network', detail: '203.0.113.9/32' },
            { kind: 'inviter', detail: null },
          ],
        },
      ],
    },
  },
  { tab: 'related' },
);
export const Bonuses = shown(
  { getMember: member, listMemberBonuses: { list: [memberBonus(), endedBonus], next: null } },
  { tab: 'bonuses' },
);
export const Limits = shown({ getMember: memberProfile({ excludedUntil: '2027-02-01T00:00:00.000Z' }) }, { tab: 'limits' });
export const Points = shown(
  {
    getMember: member,
    listMemberPoints: {
      list: [
        {
          transfer: '01981c2e-0000-7000-8000-000000000501',
          at: '2026-11-24T08:00:00.000Z',
          kind: 'pointsHeld',
          points: -600,
          balance: 1150,
          reference: '01981c2e-0000-7000-8000-000000000502',
          item: 'Enamel mug',
        },
        {
          transfer: '01981c2e-0000-7000-8000-000000000503',
          at: '2026-11-20T08:00:00.000Z',
          kind: 'pointsEarned',
          points: 1750,
          balance: 1750,
          reference: 'RNG:1750000',
          item: null,
        },
      ],
      next: null,
    },
  },
  { tab: 'points' },
);
export const Notes = shown(
  {
    getMember: member,
    listMemberNotes: {
      list: [
        {
          id: '01981c2e-0000-7000-8000-000000000201',
          at: '2026-11-20T08:00:00.000Z',
          author: 'amina',
          text: 'Speaks Bangla only.',
          pinned: true,
          deposit: null,
          mentions: [],
        },
        {
          id: '01981c2e-0000-7000-8000-000000000202',
          at: '2026-11-24T08:00:00.000Z',
          author: 'bao',
          text: 'Called about a deposit.',
          pinned: false,
          deposit: null,
          mentions: [],
        },
      ],
      next: null,
    },
  },
  { tab: 'notes' },
);
export const Messages = shown(
  {
    getMember: member,
    listMemberMessages: {
      list: [
        {
          id: '01981c2e-0000-7000-8000-000000000301',
          at: '2026-11-24T08:00:00.000Z',
          kind: 'withdrawalApproved',
          details: ['500.00', 'BDT'],
          read: null,
        },
        {
          id: '01981c2e-0000-7000-8000-000000000302',
          at: '2026-10-02T09:12:44.000Z',
          kind: 'welcome',
          details: [],
          read: '2026-10-02T09:14:00.000Z',
        },
      ],
      next: null,
    },
  },
  { tab: 'messages' },
);
export const Documents = shown(
  {
    getMember: member,
    listMemberDocuments: {
      list: [
        memberDocument(),
        memberDocument({
          id: '01981c2e-0000-7000-8000-000000000602',
          kind: 'address',
          state: 'accepted',
          decidedBy: 'bao',
          decidedAt: '2026-11-25T09:30:00.000Z',
          reason: 'An electricity bill of October, the same name and street.',
        }),
        memberDocument({
          id: '01981c2e-0000-7000-8000-000000000603',
          kind: 'payment',
          state: 'rejected',
          decidedBy: 'bao',
          decidedAt: '2026-11-25T09:31:00.000Z',
          reason: 'The amount cannot be read.',
        }),
      ],
    },
  },
  { tab: 'documents' },
);
export const NoDocuments = shown(
  { getMember: member, listMemberDocuments: { list: [] } },
  { tab: 'documents', rights: { ...none, reveal: true } },
);
const asking = (answers: Answers, item: string, dialog: string): StoryObj => ({
  ...shown({ getMember: member, ...answers }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: item }));
    await expect(await screen.findByRole('dialog', { name: dialog })).toBeVisible();
  },
});
export const Exporting = asking({}, 'Export the data', 'Export what is stored about rahim.k');
const { id, merchant, username } = member;
export const Erasing = asking(
  { getMemberErasure: { id, merchant, username, obstacles: [] } },
  'Erase the personal data',
  'Erase the personal data of rahim.k?',
);
export const CannotBeErasedYet = asking(
  { getMemberErasure: { id, merchant, username, obstacles: ['money', 'line', 'exclusion'] } },
  'Erase the personal data',
  'The data of rahim.k can’t be erased yet',
);
export const Loading = shown({ getMember: hanging });
export const Missing = shown({ getMember: refusing('not_found') });
