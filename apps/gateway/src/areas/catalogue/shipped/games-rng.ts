import { gamesOf } from './game.ts';

/** Slots. */
export const rngGames = gamesOf('RNG', {
  'lotus-lanterns': {
    vendor: 'JL',
    art: { motif: 'lotusLantern', scene: 'riverNight', palette: 'lagoon' },
    marks: ['hot', 'new'],
  },
  'saffron-stripes': {
    vendor: 'MGW',
    art: { motif: 'tiger', scene: 'rays', palette: 'saffron' },
    marks: ['hot'],
  },
  'ember-dragons-hoard': {
    vendor: 'OBF',
    art: { motif: 'dragon', scene: 'cave', palette: 'ember' },
    marks: ['hot'],
  },
  'moon-rabbit-bakery': {
    vendor: 'BBG',
    art: { motif: 'rabbit', scene: 'night', palette: 'indigo' },
    marks: ['hot'],
  },
  'mango-monsoon': {
    vendor: 'MGW',
    art: { motif: 'mango', scene: 'garden', palette: 'moss' },
    marks: ['new'],
  },
  'midnight-masquerade': {
    vendor: 'OBF',
    gameClass: 'videoPoker',
    art: { motif: 'mask', scene: 'stage', palette: 'violet' },
  },
  'captain-crabs-chest': {
    vendor: 'CPM',
    art: { motif: 'chest', scene: 'underwater', palette: 'teal' },
    marks: ['hot'],
  },
  'jade-bamboo-grove': {
    vendor: 'BBG',
    art: { motif: 'panda', scene: 'forest', palette: 'jade' },
  },
  'pearl-divers-bell': {
    vendor: 'TDW',
    art: { motif: 'pearl', scene: 'underwater', palette: 'lagoon' },
    marks: ['new'],
  },
  'evening-ferry': {
    vendor: 'JL',
    art: { motif: 'ferry', scene: 'sunrise', palette: 'coral' },
    marks: ['new'],
  },
  'painted-elephant-parade': {
    vendor: 'MGW',
    art: { motif: 'elephant', scene: 'palace', palette: 'rose' },
    marks: ['hot'],
  },
  'clockwork-fox': {
    vendor: 'OBF',
    gameClass: 'arcade',
    art: { motif: 'fox', scene: 'forest', palette: 'copper' },
  },
  'neon-sevens-avenue': {
    vendor: 'CPM',
    art: { motif: 'seven', scene: 'neon', palette: 'violet' },
    marks: ['hot'],
  },
  'temple-of-nine-bells': {
    vendor: 'BBG',
    art: { motif: 'temple', scene: 'sunrise', palette: 'crimson' },
  },
  'rickshaw-ribbons': {
    vendor: 'MGW',
    art: { motif: 'rickshaw', scene: 'market', palette: 'coral' },
    marks: ['new'],
  },
  'lighthouse-gold': {
    vendor: 'TDW',
    art: { motif: 'lighthouse', scene: 'riverNight', palette: 'sand' },
  },
  'phoenix-embers': {
    vendor: 'OBF',
    art: { motif: 'phoenix', scene: 'rays', palette: 'crimson' },
    marks: ['hot'],
  },
  'monkey-market': {
    vendor: 'CPM',
    art: { motif: 'monkey', scene: 'market', palette: 'saffron' },
  },
  'peacock-in-the-rain': {
    vendor: 'MGW',
    art: { motif: 'peacock', scene: 'garden', palette: 'teal' },
    marks: ['hot'],
  },
  'silk-fan-dance': {
    vendor: 'BBG',
    art: { motif: 'fan', scene: 'stage', palette: 'rose' },
  },
  'volcano-forge': {
    vendor: 'OBF',
    art: { motif: 'volcano', scene: 'night', palette: 'ember' },
  },
  'cherry-parade': {
    vendor: 'CPM',
    art: { motif: 'cherry', scene: 'rays', palette: 'rose' },
  },
  'sands-of-the-moon-queen': {
    vendor: 'OBF',
    art: { motif: 'pyramid', scene: 'desert', palette: 'sand' },
    marks: ['new'],
  },
  'corsairs-compass': {
    vendor: 'TDW',
    art: { motif: 'galleon', scene: 'sunrise', palette: 'teal' },
  },
  'marigold-garland': {
    vendor: 'MGW',
    gameClass: 'scratchCard',
    art: { motif: 'marigold', scene: 'palace', palette: 'saffron' },
  },
  'beckoning-cat-alley': {
    vendor: 'CPM',
    gameClass: 'jackpot',
    art: { motif: 'cat', scene: 'market', palette: 'crimson' },
    marks: ['hot'],
  },
  'crown-of-frost': {
    vendor: 'OBF',
    art: { motif: 'crown', scene: 'mountains', palette: 'ice' },
  },
  'paper-kite-festival': {
    vendor: 'JL',
    art: { motif: 'kite', scene: 'clouds', palette: 'coral' },
  },
  'golden-piglet': {
    vendor: 'CPM',
    gameClass: 'jackpot',
    art: { motif: 'piglet', scene: 'rays', palette: 'plum' },
  },
  'gemstone-orchard': {
    vendor: 'OBF',
    art: { motif: 'gem', scene: 'cave', palette: 'violet' },
  },
  'tea-garden-treasure': {
    vendor: 'MGW',
    art: { motif: 'teapot', scene: 'mountains', palette: 'moss' },
  },
  'coconut-carnival': {
    vendor: 'CPM',
    art: { motif: 'coconut', scene: 'sunrise', palette: 'coral' },
  },
  'comet-crossing': {
    vendor: 'OBF',
    gameClass: 'arcade',
    art: { motif: 'comet', scene: 'night', palette: 'midnight' },
    marks: ['new'],
  },
  'thunder-drums': {
    vendor: 'MGW',
    art: { motif: 'drum', scene: 'stage', palette: 'copper' },
  },
});
