import type { Meta } from '@storybook/react-vite';
import { ofPages, pageStory, pressing } from './page-story.tsx';

export default { ...ofPages, title: 'Pages/Loyalty', tags: ['!autodocs', 'page'] } satisfies Meta;

export const Points = pageStory({ path: '/member/points', as: 'member' });
export const PointsMall = pageStory({ path: '/pointMall', as: 'member' });
const affordable = 'main li button:not([disabled])';
/** Brands without points have no mall. */
export const Redeeming = pageStory({
  path: '/pointMall',
  as: 'member',
  play: async (story) => {
    if (story.body.querySelector(affordable)) await pressing(affordable)(story);
  },
});
export const Vip = pageStory({ path: '/member/vip', as: 'member' });
export const Missions = pageStory({ path: '/member/missionLeaderboard', as: 'member' });
export const Rebate = pageStory({ path: '/member/manualRebate', as: 'member' });
export const InviteFriends = pageStory({ path: '/member/referral', as: 'member' });
export const MallNotLoaded = pageStory({ path: '/pointMall', as: 'member', lost: /points\/rewards/ });
export const RewardCentre = pageStory({ path: '/member/rewardCenter', as: 'member' });
export const BonusDetails = pageStory({ path: '/member/bonusDetails', as: 'member' });
export const BonusesNotLoaded = pageStory({ path: '/member/bonusDetails', as: 'member', lost: /BonusDetails/i });
