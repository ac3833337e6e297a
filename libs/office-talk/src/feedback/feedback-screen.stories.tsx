import { hanging, officeStories, refusing, Stage, type Answers } from '@parlour/office-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { FeedbackScreen, type FeedbackScreenProps } from './feedback-screen.tsx';
import { feedbackOf } from './testing.ts';

const meta = { title: 'Office/Feedback', parameters: officeStories } satisfies Meta;
export default meta;

const list = [
  feedbackOf(),
  feedbackOf({
    id: '42',
    sender: null,
    senderId: null,
    answerable: false,
    language: null,
    about: 'service',
    content: 'Where can I register?',
    assignee: 'bao',
  }),
  // Hidden characters in a text are shown.
  feedbackOf({ id: '43', sender: 'nusrat_77', about: 'deposit', content: 'My deposit of 500\u202e is gone.\nPlease look.' }),
];
const found = { list, next: null, about: { count: list.length, exact: true } };
const shown = (listFeedback: Answers['listFeedback'], props: Partial<FeedbackScreenProps> = {}): StoryObj => ({
  render: () => (
    <Stage answers={{ listFeedback: listFeedback! }}>
      <FeedbackScreen
        merchant={undefined}
        operator="amina"
        mayAnswer
        filters={{}}
        onFilter={() => undefined}
        open={undefined}
        onOpen={() => undefined}
        linkTo={(id, text) => <a href={`#${id}`}>{text}</a>}
        {...props}
      />
    </Stage>
  ),
});

export const Waiting = shown(found);
export const Opened = shown(found, { open: '43' });
export const OfAVisitor = shown(found, { open: '42' });
export const Answering: StoryObj = {
  ...shown(found, { open: '41' }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Answer' }));
    await expect(await screen.findByRole('dialog', { name: 'Answer rahim.k' })).toBeVisible();
  },
};
const answered = feedbackOf({ state: 'answered', answer: 'Please reload the game.', endedBy: 'bao', ended: '2026-03-14T08:00:00.000Z' });
export const Answered = shown({ ...found, list: [answered] }, { open: '41', filters: { state: 'answered' } });
export const OnlyLooking = shown(found, { open: '41', mayAnswer: false, merchant: 'atrium01' });
export const Empty = shown({ list: [], next: null, about: { count: 0, exact: true } });
export const NothingFound = shown({ list: [], next: null, about: { count: 0, exact: true } }, { filters: { about: 'agent' } });
export const Loading = shown(hanging);
export const Forbidden = shown(refusing('forbidden'));
