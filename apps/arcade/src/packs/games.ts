/** Every game of the arcade, one line per game: the name of its folder beside this file. */
export const gameCodes = [
  'lotus-lanterns',
  'bamboo-dice',
  'firefly-reach',
  'hidden-pearls',
  'pagoda-climb',
  'parasol-wheel',
  'raindrop-steps',
  'starfish-keno',
  'tide-high-low',
  'sands-of-the-moon-queen',
  'ember-dragons-hoard',
  'pearl-divers-bell',
  'beckoning-cat-alley',
  'saffron-stripes',
  'neon-sevens-avenue',
  'cherry-parade',
] as const;
