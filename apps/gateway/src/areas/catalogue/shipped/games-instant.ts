import { gamesOf } from './game.ts';

/** Games with one choice and one outcome, unlike slots. */
export const instantGames = gamesOf('RNG', {
  'bamboo-dice': {
    vendor: 'JL',
    gameClass: 'instant',
    art: { motif: 'bambooDice', scene: 'forest', palette: 'jade' },
    marks: ['new'],
  },
  'hidden-pearls': {
    vendor: 'JL',
    gameClass: 'instant',
    art: { motif: 'oysterGrid', scene: 'underwater', palette: 'violet' },
    marks: ['new'],
  },
  'raindrop-steps': {
    vendor: 'JL',
    gameClass: 'instant',
    art: { motif: 'raindropSteps', scene: 'clouds', palette: 'ice' },
    marks: ['new'],
  },
  'firefly-reach': {
    vendor: 'JL',
    gameClass: 'instant',
    art: { motif: 'fireflyJar', scene: 'night', palette: 'indigo' },
    marks: ['new'],
  },
  'starfish-keno': {
    vendor: 'JL',
    gameClass: 'instant',
    art: { motif: 'starfish', scene: 'underwater', palette: 'teal' },
    marks: ['new'],
  },
  'pagoda-climb': {
    vendor: 'JL',
    gameClass: 'instant',
    art: { motif: 'pagodaDoors', scene: 'mountains', palette: 'rose' },
    marks: ['new'],
  },
  'tide-high-low': {
    vendor: 'JL',
    gameClass: 'instant',
    art: { motif: 'tideCards', scene: 'riverNight', palette: 'midnight' },
    marks: ['new'],
  },
  'parasol-wheel': {
    vendor: 'JL',
    gameClass: 'instant',
    art: { motif: 'parasol', scene: 'sunrise', palette: 'coral' },
    marks: ['new'],
  },
});
