import { gamesOf } from './game.ts';

/** Board games. */
export const bgsGames = gamesOf('BGS', {
  'ludo-lane': {
    vendor: 'MGW',
    art: { motif: 'ludo', scene: 'clouds', palette: 'coral' },
    marks: ['hot'],
  },
  'carrom-court': {
    vendor: 'MGW',
    art: { motif: 'carrom', scene: 'market', palette: 'copper' },
  },
  'bingo-bazaar': {
    vendor: 'BBG',
    gameClass: 'bingo',
    art: { motif: 'bingo', scene: 'rays', palette: 'indigo' },
    marks: ['hot'],
  },
  'snakes-and-stairs': {
    vendor: 'BBG',
    art: { motif: 'snakeLadder', scene: 'forest', palette: 'jade' },
    marks: ['new'],
  },
  'backgammon-bay': {
    vendor: 'BBG',
    art: { motif: 'backgammon', scene: 'sunrise', palette: 'teal' },
  },
  'mancala-moon': {
    vendor: 'BBG',
    art: { motif: 'mancala', scene: 'night', palette: 'plum' },
  },
});
