import { mayLinkTo, operatorHtmlAttributes, operatorHtmlTags, operatorLinkProtocols } from '@parlour/domain';
import type { JSONContent } from '@tiptap/core';
import { DOMParser, type Schema, type Slice } from '@tiptap/pm/model';
import purifier from 'dompurify';

/** Elements that programs put around copied content, and that are dropped silently. */
const neverShown: ReadonlySet<string> = new Set(['HEAD', 'META', 'TITLE', 'STYLE', 'LINK', '#comment']);

/** HTML filtered by the allowlist, as nodes outside the page, and whether anything was left out. */
function allowed(html: string): { body: HTMLElement; dropped: boolean } {
  const body = purifier.sanitize(html, {
    ALLOWED_TAGS: [...operatorHtmlTags, 'body'],
    ALLOWED_ATTR: Object.values(operatorHtmlAttributes).flat(),
    RETURN_DOM: true,
  }) as HTMLElement;
  let dropped = purifier.removed.some((each) => !('element' in each) || !neverShown.has(each.element.nodeName));
  for (const link of body.querySelectorAll('a[href]'))
    if (!mayLinkTo(link.getAttribute('href')!, operatorLinkProtocols)) {
      link.removeAttribute('href');
      dropped = true;
    }
  for (const picture of body.querySelectorAll('img'))
    if (!mayLinkTo(picture.getAttribute('src') ?? 'none:', ['https:'])) {
      picture.remove();
      dropped = true;
    }
  return { body, dropped };
}

/** An operator's HTML as an editor shows it. The office's policy lets no other code create nodes from text (security D03). */
export function documentOf(schema: Schema, html: string): JSONContent {
  return DOMParser.fromSchema(schema).parse(allowed(html).body).toJSON() as JSONContent;
}

/** An operator's HTML as nodes that may be shown. */
export function nodesOf(html: string): ChildNode[] {
  return [...allowed(html).body.childNodes];
}

/** Pasted content without what pages may not show; `dropped` if there was any of that. */
export function pastedOf(schema: Schema, html: string): { slice: Slice; dropped: boolean } {
  const { body, dropped } = allowed(html);
  return { slice: DOMParser.fromSchema(schema).parseSlice(body), dropped };
}
