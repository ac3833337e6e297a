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
