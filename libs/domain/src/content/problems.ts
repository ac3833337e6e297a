import type { LanguageCode } from '../languages.ts';
import { contentFields, type ContentField, type ContentKind } from './kinds.ts';
import { videoIdOf } from './videos.ts';
import { figuresIn, isContentSlot, slotsIn, type ContentSlot } from './slots.ts';

/** The texts of a version, by language. A language is complete or absent: an item never mixes languages (content N3). */
export type ContentTexts = Readonly<Partial<Record<LanguageCode, Readonly<Partial<Record<ContentField, string>>>>>>;

/** What a version has besides texts. */
export interface ContentFacts {
  /** A path on the site's own origin. */
  picture?: string;
  /** The pictures of an announcement, in their order. */
  images?: readonly ContentImage[];
  linkage?: string;
  linkageType?: 'ROUTE' | 'LINK' | 'NONE';
  /** The address of a banner's video on the sharing service (content N33). */
  videoUrl?: string;
  /** A member has to confirm it once after log-in (content N23). */
  pinned?: boolean;
  /** Members have to accept this version of a legal text, even those who accepted an earlier one (content N41). */
  acceptance?: boolean;
}

/** A picture of an announcement; what it shows is written once for each language. */
export interface ContentImage {
  /** A path on the site's own origin. */
  url: string;
  /** In pixels, so that a page reserves the space; absent if not known. */
  width?: number;
  height?: number;
  /** What it shows, by language. */
  alts: Readonly<Partial<Record<LanguageCode, string>>>;
}

/** Why a version cannot be published. */
export type ContentProblem =
  | { code: 'language_missing'; language: LanguageCode }
  | { code: 'field_missing'; language: LanguageCode; field: ContentField }
  | { code: 'alt_missing'; language: LanguageCode }
  | { code: 'slot_unknown'; language: LanguageCode; slot: string }
  | { code: 'slot_empty'; language: LanguageCode; slot: ContentSlot }
  | { code: 'picture_missing' }
  | { code: 'link_invalid' }
  | { code: 'video_invalid' };

export interface ContentRules {
  defaultLanguage: LanguageCode;
  /** The values of slots: from the merchant's settings and, where the kind may name them, the figures of open promotions. */
  slots: Partial<Readonly<Record<string, string>>>;
}

/** What prevents a version from being published; empty if it may be (content N3, N4, N41). */
export function contentProblems(
  kind: ContentKind,
  { texts, facts }: { texts: ContentTexts; facts: ContentFacts },
  { defaultLanguage, slots }: ContentRules,
): ContentProblem[] {
  const problems: ContentProblem[] = [];
  if (!texts[defaultLanguage]) problems.push({ code: 'language_missing', language: defaultLanguage });
  for (const [language, fields] of Object.entries(texts) as [LanguageCode, NonNullable<ContentTexts[LanguageCode]>][]) {
    for (const field of contentFields[kind].needed)
      if ((fields[field] ?? '').trim() === '') problems.push({ code: 'field_missing', language, field });
    const whole = Object.values(fields).join(' ');
    const isSilent = facts.images?.some(({ alts }) => (alts[language] ?? '').trim() === '');
    if (isSilent || hasPictureWithoutAlt(fields.content ?? '')) problems.push({ code: 'alt_missing', language });
    for (const slot of new Set(slotsIn(whole)))
      if (slots[slot] === undefined)
        problems.push(isContentSlot(slot) ? { code: 'slot_empty', language, slot } : { code: 'slot_unknown', language, slot });
    // What a banner promises needs its terms (N32).
    if (kind === 'banner' && figuresIn(whole).length > 0 && (fields.terms ?? '').trim() === '')
      problems.push({ code: 'field_missing', language, field: 'terms' });
  }
  const pictures = kind === 'banner' ? [facts.picture ?? ''] : (facts.images ?? []).map(({ url }) => url);
  if (!pictures.every(isOwnPath)) problems.push({ code: 'picture_missing' });
  if (!isLinkSound(facts)) problems.push({ code: 'link_invalid' });
  if (facts.videoUrl !== undefined && videoIdOf(facts.videoUrl) === undefined) problems.push({ code: 'video_invalid' });
  return problems;
}

function hasPictureWithoutAlt(html: string): boolean {
  return (html.match(/<img\b[^>]*>/gi) ?? []).some((tag) => !/\balt\s*=\s*(?:"\s*[^"\s][^"]*"|'\s*[^'\s][^']*')/i.test(tag));
}

/** A path of the site itself, as the URL parser takes it (security D11). */
export function isOwnPath(address: string): boolean {
  const own = 'http://own.invalid';
  return address.startsWith('/') && URL.canParse(address, own) && new URL(address, own).origin === own;
}

function isLinkSound({ linkage = '', linkageType = 'NONE' }: ContentFacts): boolean {
  if (linkageType === 'NONE') return true;
  if (linkageType === 'ROUTE') return isOwnPath(linkage);
  const url = URL.canParse(linkage) ? new URL(linkage) : undefined;
  return url?.protocol === 'https:' && url.username === '' && url.password === '';
}

/** Languages of a merchant that a version lacks: readers of them get the default one. */
export function missingLanguages(texts: ContentTexts, languages: readonly LanguageCode[]): LanguageCode[] {
  return languages.filter((language) => texts[language] === undefined);
}

/** The language in which an item is shown: the one asked for, else the merchant's default, else English; the whole item (content N3). */
export function contentLanguage(texts: ContentTexts, asked: LanguageCode, defaultLanguage: LanguageCode): LanguageCode | undefined {
  const [first] = Object.keys(texts) as LanguageCode[];
  return [asked, defaultLanguage, 'EN' as const].find((language) => texts[language] !== undefined) ?? first;
}
