import type { Brand } from '@parlour/brand/schema';
import type { RenderedPage } from '../../../apps/web/src/entry-server.types.ts';
import { encoded, type Chunks } from '../files/chunks.ts';
import { scriptJson } from '../script-json.ts';
import { partsOfHtml, partsOfState, type OwnPart } from './own-parts.ts';
import { sumOf } from './stand-in.ts';

/** A page without what is a brand's own. */
export interface PageTemplate {
  /** The page of a brand that has this stand-in. */
  of(brand: Brand): PageText;
}

/** A rendered page as it is written. */
export interface PageText {
  head: string;
  body: Chunks;
  /** JSON that no HTML parser takes for the end of its element. */
  state: Chunks;
}

/**
 * Cuts the page of a stand-in wherever one of its names stands, or all languages that it might have. Throws when the page does
 * more with a name than to show it, or with languages than to list them: then a brand's page would not be the one that is
 * rendered for it.
 */
export function pageTemplate({ head, body, state }: RenderedPage, standIn: Brand): PageTemplate {
  const cut = (text: string, parts: OwnPart[]) => cutText(text, parts, standIn);
  const ofHead = cut(head, partsOfHtml(head, standIn));
  const ofBody = inPieces(cut(body, partsOfHtml(body, standIn)));
  const ofState = inPieces(cut(scriptJson(state), partsOfState(standIn)));
  return { of: (brand) => ({ head: ofHead.shown(brand).join(''), body: ofBody(brand), state: ofState(brand) }) };
}

/** A text that was cut. */
interface CutText {
  between: readonly string[];
  /** What is a brand's own, and what is between that, in their order. */
  shown(brand: Brand, between?: Chunks): Chunks;
}

/** Encodes what brands have alike, once for all. */
function inPieces({ between, shown }: CutText): (brand: Brand) => Chunks {
  const pieces = between.map(encoded);
  return (brand) => shown(brand, pieces);
}

function cutText(text: string, parts: readonly OwnPart[], standIn: Brand): CutText {
  const pieces = text.split(new RegExp(`(${parts.map(({ shown }) => literally(shown)).join('|')})`));
  // Every second piece is a brand's own.
  const between = pieces.filter((_, index) => index % 2 === 0);
  const own = pieces.filter((_, index) => index % 2 === 1).map((piece) => parts.find(({ shown }) => shown === piece)!);
  for (const piece of between) demandNothingOwn(piece, standIn);
  return {
    between,
    // One more than there are parts.
    shown: (brand, chunks = between) => chunks.flatMap((chunk, index) => (index === 0 ? [chunk] : [own[index - 1]!.of(brand), chunk])),
  };
}

/** As a pattern that finds this text; `RegExp.escape` is younger than what the browsers' code of this workspace is checked against. */
function literally(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
}

function demandNothingOwn(text: string, standIn: Brand): void {
  const name = text.toLowerCase().indexOf(sumOf(standIn));
  if (name >= 0) throw new Error(`a page does more with a name of its brand than to show it: ${around(text, name)}`);
  // What is said in another language says so (WCAG 2.2, 3.1.2).
  const other = standIn.languages.length > 1 ? text.search(/ lang=|"(languages|defaultLanguage)"/) : -1;
  if (other >= 0) throw new Error(`a page does more with the languages of its brand than to list them: ${around(text, other)}`);
}

function around(text: string, at: number): string {
  return text.slice(Math.max(0, at - 60), at + 60);
}
