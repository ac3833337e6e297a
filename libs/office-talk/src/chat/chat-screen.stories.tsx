import { hanging, officeStories, refusing, Stage, type Answers } from '@parlour/office-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChatScreen, type ChatScreenProps } from './chat-screen.tsx';
import { chatCaseOf, someMute, someRoom, someRules } from './testing.ts';

const meta = { title: 'Office/Chat', parameters: officeStories } satisfies Meta;
export default meta;

const hidden = chatCaseOf();
const held = chatCaseOf({
  id: '01981c2e-0000-7000-8000-000000000042',
  seq: 42,
  state: 'held',
  text: 'maybe \u202elater',
  reports: [],
  nickname: null,
});
const context = [
  chatCaseOf({
    id: '01981c2e-0000-7000-8000-000000000040',
    seq: 40,
    state: 'shown',
    reports: [],
    nickname: 'Kingfisher',
    text: 'Hello everybody!',
  }),
  hidden,
  chatCaseOf({
    id: '01981c2e-0000-7000-8000-000000000043',
    seq: 43,
    state: 'shown',
    reports: [],
    text: null,
    card: 'Lotus Lanterns ×12.50',
  }),
];
const list = <Row,>(rows: Row[]) => ({ list: rows, next: null, about: { count: rows.length, exact: true } });
const shown = (answers: Answers, props: Partial<ChatScreenProps> = {}): StoryObj => ({
  render: () => (
    <Stage answers={answers}>
      <ChatScreen
        merchant="atrium01"
        mayModerate
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
const waiting: Answers = { listChatCases: list([hidden, held]), getChatCase: { case: hidden, context } };

export const Waiting = shown(waiting, { merchant: undefined });
export const Opened = shown(waiting, { open: hidden.id });
export const OnlyLooking = shown(waiting, { open: hidden.id, mayModerate: false });
export const Empty = shown({ listChatCases: list([]) });
export const Loading = shown({ listChatCases: hanging });
export const Forbidden = shown({ listChatCases: refusing('forbidden') });
export const Removed = shown(
  {
    listChatCases: list([
      chatCaseOf({ state: 'removed', reason: 'asked for money', lookedBy: 'amina', lookedAt: '2026-03-14T07:00:00.000Z' }),
    ]),
  },
  { filters: { show: 'removed' } },
);
export const Muted = shown({ listChatMutes: list([someMute, { ...someMute, id: held.id, until: null }]) }, { filters: { show: 'mutes' } });
export const NobodyMuted = shown({ listChatMutes: list([]) }, { filters: { show: 'mutes' } });
export const Rooms = shown(
  { listChatRooms: { list: [someRoom, { ...someRoom, id: held.id, open: false, quiet: null, slowMode: 0 }] } },
  { filters: { show: 'rooms' } },
);
export const NoRooms = shown({ listChatRooms: { list: [] } }, { filters: { show: 'rooms' } });
export const WordLists = shown({ getChatRules: someRules }, { filters: { show: 'words' } });
export const WordListsOfAll = shown({}, { filters: { show: 'words' }, merchant: undefined });
export const WordListsLoading = shown({ getChatRules: hanging }, { filters: { show: 'words' } });
