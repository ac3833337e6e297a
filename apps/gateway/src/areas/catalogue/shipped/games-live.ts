import { gamesOf } from './game.ts';

/** Live tables. */
export const liveGames = gamesOf('LIVE', {
  'velvet-baccarat': {
    vendor: 'VLT',
    gameClass: 'baccarat',
    art: { motif: 'baccarat', scene: 'stage', palette: 'crimson' },
    marks: ['hot'],
  },
  'sunrise-roulette': {
    vendor: 'VLT',
    gameClass: 'roulette',
    art: { motif: 'roulette', scene: 'felt', palette: 'moss' },
    marks: ['hot'],
  },
  'emerald-blackjack': {
    vendor: 'VLT',
    gameClass: 'blackjack',
    art: { motif: 'blackjack', scene: 'felt', palette: 'jade' },
  },
  'tidal-sicbo': {
    vendor: 'VLT',
    gameClass: 'sicBo',
    art: { motif: 'dice', scene: 'felt', palette: 'lagoon' },
    marks: ['new'],
  },
  'dragon-tiger-duel': {
    vendor: 'VLT',
    gameClass: 'dragonTiger',
    art: { motif: 'dragonTiger', scene: 'rays', palette: 'crimson' },
    marks: ['hot'],
  },
  'three-card-salon': {
    vendor: 'VLT',
    gameClass: 'threeCardPoker',
    art: { motif: 'threeCards', scene: 'palace', palette: 'plum' },
  },
  'fan-tan-harbour': {
    vendor: 'HBL',
    gameClass: 'fanTan',
    art: { motif: 'fanTan', scene: 'riverNight', palette: 'teal' },
  },
  'lantern-bull-room': {
    vendor: 'HBL',
    gameClass: 'niuNiu',
    art: { motif: 'ox', scene: 'market', palette: 'ember' },
    marks: ['new'],
  },
  'garland-andar-bahar': {
    vendor: 'HBL',
    art: { motif: 'garlandCards', scene: 'garden', palette: 'saffron' },
    marks: ['hot'],
  },
  'harbour-wheel': {
    vendor: 'HBL',
    art: { motif: 'moneyWheel', scene: 'night', palette: 'copper' },
  },
});
