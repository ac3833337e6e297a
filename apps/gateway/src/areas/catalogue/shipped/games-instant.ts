import { gamesOf } from './game.ts';

/** Games of one choice and one answer, beside the slots. */
export const instantGames = gamesOf('RNG', {
  'bamboo-dice': {
    vendor: 'JL',
    gameClass: 'instant',
    art: { motif: 'bambooDice', scene: 'forest', palette: 'jade' },
    marks: ['new'],
    state: 'playable',
  },
});
