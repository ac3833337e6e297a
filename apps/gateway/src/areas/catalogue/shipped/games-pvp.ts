import { gamesOf } from './game.ts';

/** Card rooms: players against each other. */
export const pvpGames = gamesOf('PVP', {
  'teen-patti-terrace': {
    vendor: 'CPM',
    art: { motif: 'teacupCards', scene: 'sunrise', palette: 'plum' },
    marks: ['hot'],
  },
  'rummy-veranda': {
    vendor: 'CPM',
    art: { motif: 'meld', scene: 'garden', palette: 'teal' },
    marks: ['hot'],
  },
  'rooftop-holdem': {
    vendor: 'CPM',
    art: { motif: 'chips', scene: 'neon', palette: 'indigo' },
  },
  'domino-dock': {
    vendor: 'CPM',
    art: { motif: 'domino', scene: 'riverNight', palette: 'copper' },
  },
  'mahjong-garden': {
    vendor: 'BBG',
    art: { motif: 'mahjong', scene: 'garden', palette: 'jade' },
    marks: ['hot'],
  },
  'tien-len-courtyard': {
    vendor: 'BBG',
    art: { motif: 'bigFan', scene: 'market', palette: 'crimson' },
    marks: ['new'],
  },
  'river-chess': {
    vendor: 'BBG',
    art: { motif: 'riverChess', scene: 'mountains', palette: 'sand' },
  },
  'bamboo-knight': {
    vendor: 'BBG',
    art: { motif: 'knight', scene: 'forest', palette: 'ice' },
  },
});
