import type { Meta } from '@storybook/react-vite';
import { ofPages, pageStory } from './page-story.tsx';

export default { ...ofPages, title: 'Pages/Wallet', tags: ['!autodocs', 'page'] } satisfies Meta;

export const MyWallet = pageStory({ path: '/member/transferFund', as: 'member' });
export const EmptyWallet = pageStory({ path: '/member/transferFund', as: 'newcomer' });
export const WalletNotLoaded = pageStory({ path: '/member/transferFund', as: 'member', lost: /GCS_merchantWallet/ });
/** Brands without agents’ lines have no such page. */
export const TransferToUpline = pageStory({ path: '/member/transferUpline', as: 'member' });
export const Deposit = pageStory({ path: '/member/depositv2', as: 'member' });
export const FirstDeposit = pageStory({ path: '/member/depositv2', as: 'newcomer' });
export const Withdraw = pageStory({ path: '/member/withdraw', as: 'member' });
export const NothingToWithdraw = pageStory({ path: '/member/withdraw', as: 'newcomer' });
