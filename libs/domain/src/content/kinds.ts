/** What operators publish: its kind, where it is shown, and which texts it has (content N1). */
export const contentKinds = ['announcement', 'banner', 'helpSection', 'helpArticle', 'broadcast', 'legal'] as const;
export type ContentKind = (typeof contentKinds)[number];

/** Whom an announcement addresses: B visitors, A members, F a member at the first log-in (content N22). */
export const contentAudiences = ['A', 'B', 'F'] as const;
export type ContentAudience = (typeof contentAudiences)[number];

/**
 * Where items of a kind are shown: announcements by type, banners by group, broadcasts by category. An article belongs to the section whose
 * key it names, so any key is a valid place for it.
 */
export const contentPlaces: Readonly<Record<Exclude<ContentKind, 'helpArticle'>, readonly string[]>> = {
  announcement: ['B', 'PL', 'PU', 'PR', 'H'],
  banner: ['w_home', 'w_promotion'],
  helpSection: ['help'],
  broadcast: ['service', 'offers'],
  legal: ['legal'],
};

/** The kinds whose texts may name figures of promotions. */
export const kindsWithFigures: readonly ContentKind[] = ['announcement', 'banner'];

interface Fields {
  /** Fields that every language of a version must have. */
  needed: readonly ContentField[];
  optional: readonly ContentField[];
}

/** A text of a version in one language. `content` is HTML; `changes` says what differs from the version before. */
export type ContentField = 'title' | 'content' | 'text' | 'action' | 'terms' | 'changes';

export const contentFields: Readonly<Record<ContentKind, Fields>> = {
  announcement: { needed: ['title', 'content'], optional: ['action'] },
  banner: { needed: ['title', 'text'], optional: ['action', 'terms'] },
  helpSection: { needed: ['title'], optional: [] },
  helpArticle: { needed: ['title', 'content'], optional: [] },
  broadcast: { needed: ['title', 'content'], optional: ['action'] },
  legal: { needed: ['title', 'content'], optional: ['changes'] },
};

/** The legal texts that every site has, by their keys. Operators write their versions; none is ever added or taken down. */
export const legalDocuments = ['terms', 'privacy', 'responsible-play'] as const;
export type LegalDocument = (typeof legalDocuments)[number];

/** The key of an item: a part of an address, so that `/help#key` finds it (content N40). */
export const contentKeyPattern = /^[a-z\d]+(-[a-z\d]+)*$/;

/** Whether a place is one of a kind. */
export function isContentPlace(kind: ContentKind, place: string): boolean {
  return kind === 'helpArticle' ? contentKeyPattern.test(place) : contentPlaces[kind].includes(place);
}
