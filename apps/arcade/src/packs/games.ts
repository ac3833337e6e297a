/** Every game of the arcade, one line per game: the name of its folder beside this file. */
export const gameCodes = [
  'lotus-lanterns',
  'bamboo-dice',
  'firefly-reach',
  'hidden-pearls',
  'parasol-wheel',
  'raindrop-steps',
  'starfish-keno',
  'sands-of-the-moon-queen',
  'ember-dragons-hoard',
  'saffron-stripes',
  'phoenix-embers',
] as const;
