import { type Answers, hanging, officeStories, onePage, refusing, Stage } from '@parlour/office-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApplicationsScreen } from './applications-screen.tsx';
import { PromotionScreen } from './promotion-screen.tsx';
import { PromotionsScreen } from './promotions-screen.tsx';
import { entryOf, pageOf, rowOf, terms } from './testing.ts';
import type { PromotionPage } from './words.ts';

const meta = { title: 'Office/Promotions', parameters: officeStories } satisfies Meta;
export default meta;

const none = () => undefined;
const list = [
  rowOf(),
  rowOf({ id: '2', code: 'spring-gift', kind: 'reward', title: 'A gift for spring', state: 'draft', version: null, to: null }),
  rowOf({ id: '3', code: 'points', kind: 'points', title: 'points', state: 'budget', hasDraft: false, to: null }),
];
const shown = (listOfficePromotions: Answers['listOfficePromotions'], state?: string): StoryObj => ({
  render: () => (
    <Stage answers={{ listOfficePromotions: listOfficePromotions! }}>
      <PromotionsScreen merchant="atrium01" currency="BDT" state={state} onFilter={none} onOpen={none} mayEdit />
    </Stage>
  ),
});
export const List = shown({ list });
export const Empty = shown({ list: [] }, 'closed');
export const Loading = shown(hanging);
export const Forbidden = shown(refusing('forbidden'));

const one = (page: PromotionPage, may: boolean): StoryObj => ({
  render: () => (
    <Stage answers={{ getOfficePromotion: page }}>
      <PromotionScreen
        back={<a href="#promotions" />}
        merchant="atrium01"
        timeZone="Asia/Dhaka"
        promotion={page.promotion.code}
        mayEdit={may}
        mayDecide={may}
      />
    </Stage>
  ),
});
export const Editing = one(pageOf(), true);
export const WithConditions = one(
  pageOf({
    draft: {
      terms: {
        ...terms,
        eligible: {
          all: [{ is: 'levelAtLeast', level: 2 }, { any: [{ is: 'depositSum', days: 30, least: '500.00' }, { not: { is: 'invited' } }] }],
        },
      },
      texts: pageOf().draft!.texts,
      by: 'amina',
      at: '2026-03-15T06:20:00.000Z',
    },
  }),
  true,
);
export const OnlyLooking = one(pageOf({ problems: [] }), false);
export const ClosedEarly = one(
  pageOf({
    promotion: rowOf({ state: 'closed' }),
    draft: null,
    problems: [],
    closed: { at: '2026-03-16T06:20:00.000Z', by: 'bao', reason: 'Too many shared devices' },
  }),
  true,
);

const applications = (listPromotionEntries: Answers['listPromotionEntries'], open?: string): StoryObj => ({
  render: () => (
    <Stage answers={{ listPromotionEntries: listPromotionEntries! }}>
      <ApplicationsScreen merchant="atrium01" open={open} onOpen={none} view={undefined} onFilter={none} mayDecide={() => true} />
    </Stage>
  ),
});
export const Applications = applications(onePage([entryOf(), entryOf({ id: '2', member: 'karim', remark: '' })]));
export const OneApplication = applications(onePage([entryOf()]), entryOf().id);
export const NoApplications = applications(onePage([]));
