import { hanging, officeStories, onePage, Stage, type Answers } from '@parlour/office-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MentionsScreen } from './mentions-screen.tsx';
import { mention } from './testing/members.ts';

const meta = { title: 'Office/Mentions', parameters: officeStories } satisfies Meta;
export default meta;

const shown = (listMentions: Answers['listMentions']): StoryObj => ({
  render: () => (
    <Stage answers={{ listMentions: listMentions! }}>
      <MentionsScreen merchant={undefined} linkTo={(_member, text) => <a href="#member">{text}</a>} />
    </Stage>
  ),
});

export const NewAndSeen = shown(
  onePage([mention(), mention({ id: '01981c2e-0000-7000-8000-000000000222', member: 'nusrat_77', seen: '2026-11-24T09:00:00.000Z' })]),
);
export const Empty = shown(onePage([]));
export const Loading = shown(hanging);
