import { gamesOf } from './game.ts';

/** Cockfight. */
export const cockfightGames = gamesOf('COCKFIGHT', {
  'crimson-comb': {
    vendor: 'SPW',
    art: { motif: 'rooster', scene: 'rays', palette: 'crimson' },
    marks: ['hot'],
  },
  'twin-spurs': {
    vendor: 'SPW',
    art: { motif: 'roosterDuel', scene: 'stage', palette: 'ember' },
  },
  'dawn-call': {
    vendor: 'SPW',
    art: { motif: 'cockerelSun', scene: 'sunrise', palette: 'saffron' },
    marks: ['new'],
  },
});
