import { gamesOf } from './game.ts';

/** Lotteries. */
export const lotteryGames = gamesOf('LOTT', {
  'river-delta-draw': {
    vendor: 'DRW',
    art: { motif: 'ballDrum', scene: 'riverNight', palette: 'jade' },
    marks: ['hot'],
  },
  'golden-ticket-weekly': {
    vendor: 'DRW',
    art: { motif: 'ticket', scene: 'rays', palette: 'saffron' },
  },
  'harvest-pyramid': {
    vendor: 'DRW',
    art: { motif: 'ballPyramid', scene: 'desert', palette: 'copper' },
    marks: ['new'],
  },
});
