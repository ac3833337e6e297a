// A vendor's list of games: how it is read, which rows are refused, and what it changes in the catalogue.
// Must never know where it came from or where games are stored.
export {
  choosableKinds,
  diffFeed,
  factsOfGame,
  feedKinds,
  importTakesTwo,
  withFeed,
  type FeedDifference,
  type FeedKind,
  type FieldChange,
  type StoredGame,
} from './diff.ts';
export { readGames, refuseTwice, rowReader, type FeedGame, type FeedProblem, type ReadRow } from './feed-games.ts';
export {
  feedFacts,
  feedFields,
  guessMapping,
  lineReader,
  mappingFor,
  nameLanguage,
  wordKey,
  type FeedField,
  type FeedMapping,
} from './mapping.ts';
export {
  decodeFeed,
  feedFormats,
  formatOf,
  mostFeedGames,
  readFeed,
  type FeedFileProblem,
  type FeedFormat,
  type RawFeed,
  type RawRow,
} from './read-feed.ts';
