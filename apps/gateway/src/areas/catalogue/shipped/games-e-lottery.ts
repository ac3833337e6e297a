import { gamesOf } from './game.ts';

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
