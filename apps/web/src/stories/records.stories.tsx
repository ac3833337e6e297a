import type { Meta } from '@storybook/react-vite';
import { ofPages, pageStory } from './page-story.tsx';

export default { ...ofPages, title: 'Pages/Records', tags: ['!autodocs', 'page'] } satisfies Meta;

export const BettingRecord = pageStory({ path: '/member/personalHistoryCopy', as: 'member' });
export const NoBets = pageStory({ path: '/member/personalHistoryCopy', as: 'newcomer' });
export const AccountRecord = pageStory({ path: '/member/transactionHistory', as: 'member' });
export const NoMovements = pageStory({ path: '/member/transactionHistory', as: 'newcomer' });
export const ProfitAndLoss = pageStory({ path: '/member/personalProfit', as: 'member' });
export const NothingPlayed = pageStory({ path: '/member/personalProfit', as: 'newcomer' });
