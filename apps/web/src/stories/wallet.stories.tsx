import type { Meta } from '@storybook/react-vite';
import { ofPages, pageStory } from './page-story.tsx';

export default { ...ofPages, title: 'Pages/Wallet', tags: ['!autodocs', 'page'] } satisfies Meta;

export const Deposit = pageStory({ path: '/member/depositv2', as: 'member' });
export const FirstDeposit = pageStory({ path: '/member/depositv2', as: 'newcomer' });
export const Withdraw = pageStory({ path: '/member/withdraw', as: 'member' });
export const NothingToWithdraw = pageStory({ path: '/member/withdraw', as: 'newcomer' });
