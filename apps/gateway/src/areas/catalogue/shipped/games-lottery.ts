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

/** Electronic lotteries: draws all day. */
export const eLotteryGames = gamesOf('ELOTT', {
  'quickfire-orbs': {
    vendor: 'DRW',
    art: { motif: 'speedBalls', scene: 'neon', palette: 'rose' },
    marks: ['hot'],
  },
  'keno-lantern-grid': {
    vendor: 'DRW',
    art: { motif: 'kenoGrid', scene: 'market', palette: 'indigo' },
  },
  'five-minute-fortune': {
    vendor: 'DRW',
    art: { motif: 'clockBalls', scene: 'night', palette: 'teal' },
    marks: ['new'],
  },
});
