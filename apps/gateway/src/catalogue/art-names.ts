/** Backgrounds that `tools/art` can draw. */
export const sceneNames = [
  'riverNight', 'sunrise', 'rays', 'garden', 'palace', 'stage', 'underwater', 'abyss', 'mountains', 'desert',
  'neon', 'felt', 'stadium', 'forest', 'cave', 'clouds', 'market', 'night',
] as const;
export type SceneName = (typeof sceneNames)[number];

/** Colour families: background, main, accent and light. */
export const paletteNames = [
  'lagoon', 'ember', 'jade', 'plum', 'saffron', 'rose', 'indigo', 'teal', 'crimson', 'moss',
  'violet', 'sand', 'ice', 'copper', 'midnight', 'coral',
] as const;
export type PaletteName = (typeof paletteNames)[number];

/** Focal pictures that `tools/art` can draw. */
export const motifNames = [
  'lotusLantern', 'ferry', 'kite', 'mango', 'rickshaw', 'tiger', 'peacock', 'elephant', 'marigold', 'drum', 'teapot',
  'pearl', 'lighthouse', 'galleon', 'dragon', 'mask', 'volcano', 'crown', 'comet', 'pyramid', 'gem', 'fox', 'phoenix',
  'monkey', 'cherry', 'seven', 'coconut', 'piglet', 'cat', 'chest', 'panda', 'rabbit', 'fan', 'temple',
  'baccarat', 'roulette', 'blackjack', 'dice', 'dragonTiger', 'threeCards', 'fanTan', 'ox', 'garlandCards', 'moneyWheel',
  'koi', 'octopus', 'crocodile', 'jellyfish', 'shark', 'angler', 'turtle', 'seahorse',
  'teacupCards', 'meld', 'chips', 'domino', 'mahjong', 'bigFan', 'riverChess', 'knight',
  'ludo', 'carrom', 'bingo', 'snakeLadder', 'backgammon', 'mancala',
  'football', 'cricket', 'shuttle', 'basketball', 'gamepad', 'shield', 'racer', 'headset',
  'rooster', 'roosterDuel', 'cockerelSun', 'ballDrum', 'ticket', 'ballPyramid', 'speedBalls', 'kenoGrid', 'clockBalls',
] as const;
export type MotifName = (typeof motifNames)[number];

/** What a game's picture shows. The same descriptor always gives the same picture. */
export interface GameArt {
  readonly motif: MotifName;
  readonly scene: SceneName;
  readonly palette: PaletteName;
}
