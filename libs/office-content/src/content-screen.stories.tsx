import { hanging, officeStories, refusing, Stage, type Answers } from '@parlour/office-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { ContentScreen, type ContentScreenProps } from './content-screen.tsx';
import { EditorScreen } from './editor-screen.tsx';
import { broadcastOf, itemOf, pageOf } from './testing.ts';

const meta = { title: 'Office/Content', parameters: officeStories } satisfies Meta;
export default meta;

const plan = {
  id: '1',
  version: 2,
  from: '2030-01-01T18:00:00.000Z',
  to: null,
  fromLocal: '2030-01-02',
  toLocal: null,
  zone: 'Asia/Dhaka',
  by: 'amina',
};
const list = [
  itemOf(),
  itemOf({
    id: '2',
    kind: 'banner',
    key: 'cup',
    place: 'w_home',
    title: 'The cup',
    state: 'planned',
    live: null,
    plans: [plan],
    missing: [],
  }),
  itemOf({ id: '3', kind: 'helpArticle', key: 'limits', place: 'money', title: 'Limits', state: 'draft', live: null }),
];
const shown = (listContent: Answers['listContent'], props: Partial<ContentScreenProps> = {}): StoryObj => ({
  render: () => (
    <Stage answers={{ listContent: listContent! }}>
      <ContentScreen merchant="atrium01" mayEdit filters={{}} onFilter={() => undefined} onOpen={() => undefined} {...props} />
    </Stage>
  ),
});

export const List = shown({ list });
export const Empty = shown({ list: [] }, { filters: { kind: 'banner' } });
export const Loading = shown(hanging);
export const Forbidden = shown(refusing('forbidden'));

const edited = (page: ReturnType<typeof pageOf>, may: boolean): StoryObj => ({
  render: () => (
    <Stage answers={{ getContent: page }}>
      <EditorScreen
        back={<a href="#content" />}
        onDeleted={() => undefined}
        merchant="atrium01"
        item={page.item.id}
        mayEdit={may}
        mayPublish={may}
        mayPublishLegal={may}
        mayArrange={may}
        maySend={may}
      />
    </Stage>
  ),
});
export const Editing = edited(pageOf({ plans: [plan] }), true);
export const OnlyLooking = edited(pageOf(), false);
export const Arranging: StoryObj = {
  render: () => (
    <Stage answers={{ getContent: pageOf(), listContent: { list: [] } }}>
      <EditorScreen
        back={<a href="#content" />}
        merchant="atrium01"
        item="1"
        onDeleted={() => undefined}
        mayEdit
        mayPublish
        mayPublishLegal
        mayArrange
        maySend={false}
      />
    </Stage>
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Place and order' }, { timeout: 5_000 }));
    await expect(await screen.findByRole('dialog', { name: 'Place and order of Happy new year' })).toBeVisible();
  },
};
const sent = [
  broadcastOf({ id: '2', state: 'planned', sentAt: null, reached: 0, read: 0 }),
  broadcastOf(),
  broadcastOf({ id: '3', state: 'takenBack', endedBy: 'bao' }),
];
const broadcast = (list: typeof sent, maySend = true): StoryObj => ({
  render: () => (
    <Stage
      answers={{
        getContent: pageOf({ kind: 'broadcast', place: 'offers', live: null, state: 'draft' }),
        listBroadcasts: { list, next: null, about: { count: list.length, exact: true } },
      }}
    >
      <EditorScreen
        back={<a href="#content" />}
        onDeleted={() => undefined}
        merchant="atrium01"
        item="1"
        mayEdit={maySend}
        mayPublish={maySend}
        mayPublishLegal={maySend}
        mayArrange={maySend}
        maySend={maySend}
      />
    </Stage>
  ),
});
export const Broadcast = broadcast(sent);
export const BroadcastNotSent = broadcast([]);
export const BroadcastOnlyLooking = broadcast(sent, false);
export const SendingABroadcast: StoryObj = {
  ...broadcast([]),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Send version 1' }));
    await expect(await screen.findByRole('dialog', { name: 'Send version 1' })).toBeVisible();
  },
};
