import { gamesOf } from './game.ts';

/** Sports books. */
export const sportsGames = gamesOf('SPORTS', {
  'football-terrace': {
    vendor: 'KPT',
    art: { motif: 'football', scene: 'stadium', palette: 'moss' },
    marks: ['hot'],
  },
  'cricket-maidan': {
    vendor: 'KPT',
    art: { motif: 'cricket', scene: 'stadium', palette: 'saffron' },
    marks: ['hot'],
  },
  'shuttle-royale': {
    vendor: 'KPT',
    art: { motif: 'shuttle', scene: 'rays', palette: 'teal' },
  },
  'hoops-horizon': {
    vendor: 'KPT',
    art: { motif: 'basketball', scene: 'stadium', palette: 'plum' },
    marks: ['new'],
  },
});

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
