import type { Meta } from '@storybook/react-vite';
import { ofPages, pageStory, pressing } from './page-story.tsx';

export default { ...ofPages, title: 'Pages/Loyalty', tags: ['!autodocs', 'page'] } satisfies Meta;

export const Points = pageStory({ path: '/member/points', as: 'member' });
export const PointsMall = pageStory({ path: '/pointMall', as: 'member' });
export const Redeeming = pageStory({ path: '/pointMall', as: 'member', play: pressing('main li button:not([disabled])') });
export const Vip = pageStory({ path: '/member/vip', as: 'member' });
export const Missions = pageStory({ path: '/member/missionLeaderboard', as: 'member' });
export const Rebate = pageStory({ path: '/member/manualRebate', as: 'member' });
export const MallNotLoaded = pageStory({ path: '/pointMall', as: 'member', lost: /points\/rewards/ });
