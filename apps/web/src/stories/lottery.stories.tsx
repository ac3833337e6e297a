import type { Meta } from '@storybook/react-vite';
import { ofPages, pageStory } from './page-story.tsx';

export default { ...ofPages, title: 'Pages/Lottery', tags: ['!autodocs', 'page'] } satisfies Meta;

export const Lobby = pageStory({ path: '/lottery', as: 'member' });
export const Vietnam = pageStory({ path: '/vnLottery', as: 'member' });
export const SouthEastAsia = pageStory({ path: '/seaLottery', as: 'member' });
export const Northern = pageStory({ path: '/vnLottery?gameCode=XSMB', as: 'member' });
export const Dice = pageStory({ path: '/lottery?gameCode=K3_5M', as: 'member' });
export const Race = pageStory({ path: '/lottery?gameCode=PK10_5M', as: 'member' });
export const Thai = pageStory({ path: '/seaLottery?gameCode=THAI', as: 'member' });
export const Results = pageStory({ path: '/vnLottery?gameCode=XSMB&view=results', as: 'member' });
export const Statistics = pageStory({ path: '/vnLottery?gameCode=XSMB&view=trends', as: 'member' });
export const Rules = pageStory({ path: '/vnLottery?gameCode=XSMB&view=rules', as: 'member' });
export const Record = pageStory({ path: '/member/lotteryRecord', as: 'member' });
export const Chases = pageStory({ path: '/member/lotteryRecord?show=chases', as: 'member' });
/** It leads on at once, unless the list of games does not come. */
export const NotLaunched = pageStory({ path: '/lott', as: 'member', lost: /GCSGAME_gameList/ });
/** For everybody; the same figures are a part of the game's page. */
export const PublicStatistics = pageStory({ path: '/trend?gameCode=XSMB' });
export const OutsideDraw = pageStory({ path: '/draw/XSMB-20261016' });
export const DrawFromASeed = pageStory({ path: '/draw/HANOI_SP-20261016' });
export const NoSuchDraw = pageStory({ path: '/draw/XSMB-19990101' });
