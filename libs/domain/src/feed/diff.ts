import type { GameClass, Volatility } from '../game-classes.ts';
import type { GameType } from '../game-types.ts';
import type { LanguageCode } from '../languages.ts';
import type { FeedGame, ReadRow } from './feed-games.ts';
import { feedFields, nameLanguage, type FeedField } from './mapping.ts';

/** A game of the vendor as it is stored. */
export interface StoredGame {
  code: string;
  names: Partial<Record<LanguageCode, string>>;
  line: GameType;
  class: GameClass | null;
  rtp: number | null;
  volatility: Volatility | null;
  countries: readonly string[];
  trial: boolean;
  /** Where its picture was last fetched from. */
  picture: string | null;
  retired: boolean;
}

/** What an import does with a row; `back` is a retired game that the vendor offers again, `gone` one that the feed no longer has. */
export const feedKinds = ['new', 'changed', 'back', 'gone', 'same', 'refused'] as const;
export type FeedKind = (typeof feedKinds)[number];

/** The kinds that change something, which an operator can choose among. */
export const choosableKinds = ['new', 'changed', 'back', 'gone'] as const satisfies readonly FeedKind[];

export interface FieldChange {
  field: FeedField;
  /** As text; null for nothing. */
  before: string | null;
  after: string | null;
}

/** A row of the difference between a feed and what is stored. */
export interface FeedDifference extends Omit<ReadRow, 'row'> {
  /** Its place in the feed; null for one that the feed does not have. */
  row: number | null;
  kind: FeedKind;
  /** Empty for a game that is not stored yet. */
  changes: FieldChange[];
}

/**
 * What a feed changes of what is stored of the vendor. A stored game whose row is refused is not gone: the feed names it.
 */
export function diffFeed(read: readonly ReadRow[], stored: readonly StoredGame[]): FeedDifference[] {
  const byCode = new Map(stored.map((game) => [game.code, game]));
  const named = new Set(read.map(({ code }) => code));
  const rows = read.map((row): FeedDifference => {
    if (!row.game) return { ...row, kind: 'refused', changes: [] };
    const before = byCode.get(row.game.code);
    if (!before) return { ...row, kind: 'new', changes: [] };
    const changes = changesOf(row.game, before);
    if (before.retired) return { ...row, kind: 'back', changes };
    return { ...row, kind: changes.length > 0 ? 'changed' : 'same', changes };
  });
  const gone = stored
    .filter(({ code, retired }) => !retired && !named.has(code))
    .map((game): FeedDifference => ({
      row: null,
      code: game.code,
      name: game.names.EN ?? game.code,
      game: null,
      problem: null,
      found: null,
      kind: 'gone',
      changes: [],
    }));
  return [...rows, ...gone];
}

/** A stored game (null if there is none yet) with everything that the feed says about it. */
export function withFeed(before: StoredGame | null, game: FeedGame): StoredGame {
  return {
    code: game.code,
    names: { ...before?.names, ...game.names },
    line: game.line,
    class: game.class ?? (before?.line === game.line ? before.class : null),
    rtp: game.rtp ?? before?.rtp ?? null,
    volatility: game.volatility ?? before?.volatility ?? null,
    countries: game.countries ?? before?.countries ?? [],
    trial: game.trial ?? before?.trial ?? false,
    picture: game.picture ?? before?.picture ?? null,
    retired: false,
  };
}

/** An import of more changed, new and returned games than this takes two operators; retiring any always does (office 4). */
const mostAlone = 50;

/** Whether an import with these counts takes two operators. */
export function importTakesTwo(counts: Readonly<Partial<Record<FeedKind, number>>>): boolean {
  const { new: added = 0, changed = 0, back = 0, gone = 0 } = counts;
  return gone > 0 || added + changed + back > mostAlone;
}

/** Everything that a feed says about a game, as changes from nothing. */
export function factsOfGame(game: FeedGame): FieldChange[] {
  const stored = withFeed(null, game);
  return feedFields.flatMap((field): FieldChange[] => {
    const after = field === 'code' ? null : textOf(stored, field);
    return after === null ? [] : [{ field, before: null, after }];
  });
}

function changesOf(game: FeedGame, before: StoredGame): FieldChange[] {
  const after = withFeed(before, game);
  return feedFields.flatMap((field): FieldChange[] => {
    if (field === 'code') return [];
    const [from, to] = [textOf(before, field), textOf(after, field)];
    return from === to ? [] : [{ field, before: from, after: to }];
  });
}

function textOf(game: StoredGame, field: FeedField): string | null {
  const language = nameLanguage(field);
  if (language) return game.names[language] ?? null;
  const value = game[field as Exclude<FeedField, 'code' | 'name' | `name.${LanguageCode}`>];
  if (value === null || value === false) return null;
  if (field === 'rtp') return `${(Number(value) / 100).toFixed(2)} %`;
  if (typeof value === 'object') return value.length > 0 ? value.join(', ') : null;
  return String(value);
}
