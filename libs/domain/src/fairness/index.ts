// What makes outcomes provably fair: a stream of bytes from seeds, unbiased draws of it, and the hash that commits to a seed.
// Must never know which game or lottery draws.
export { draw, drawFrom, drawOfWords, type ByteSource, type Draw } from './draw.ts';
export { clientSeedPattern, serverSeedPattern, streamMessage, type RoundSeeds } from './message.ts';
export { seededBytes } from './seeded-bytes.ts';
export { sha256Hex, sha256Words } from './sha256.ts';
