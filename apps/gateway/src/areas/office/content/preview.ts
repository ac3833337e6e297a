import { isLanguageCode } from '@parlour/domain';
import { publicationTime, type ContentAudience } from '@parlour/domain/content';
import type { Merchant } from '../../../kernel/merchants.ts';
import { issuePreviewCode } from '../../content/previews.ts';
import type { ContentItem } from '../../content/store.ts';
import { refused, type InputOf, type Operator, type Schema } from '../operator.ts';
import { merchantNow, theItem } from './items.ts';

/** Which audience's popups a preview shows, by the state of the visitor. */
const audienceOf: Readonly<Record<InputOf<'previewContent'>['state'], ContentAudience>> = { visitor: 'B', member: 'A', firstLogin: 'F' };

/** A one-time address on the merchant's own site that shows a version, published or not (office O50). */
export async function contentPreview(operator: Operator, input: InputOf<'previewContent'>): Promise<Schema<'PreviewAddress'>> {
  const { db, clock, random, by, visit } = operator;
  const item = await theItem(operator, input.merchant, input.item);
  if (item.kind === 'broadcast') throw refused('field_invalid', 'A broadcast appears in inboxes, not on a page of the site.');
  const { version, language, theme, state } = input;
  const found = await db
    .selectFrom('content_version')
    .select('version')
    .where('item_id', '=', item.id)
    .where('version', '=', version)
    .executeTakeFirst();
  if (!found) throw refused('not_found', `${item.key} has no version ${version}.`);
  const merchant = await merchantNow(operator, item.merchant);
  if (!isLanguageCode(language) || !merchant.languages.includes(language))
    throw refused('field_invalid', `The site isn’t available in ${language}.`);
  const at = input.at === undefined ? undefined : publicationTime(input.at, merchant.brand.timeZone);
  if (input.at !== undefined && at === undefined)
    throw refused('field_invalid', `${input.at} is not a time: write it like 2030-01-01T00:00.`);
  const code = await issuePreviewCode(
    { db, random },
    {
      merchant: item.merchant,
      draft: { item: item.id, version },
      audience: audienceOf[state],
      language,
      theme,
      framedBy: visit?.origin ?? null,
      by: by.name,
      ...(at && { at }),
    },
    clock.now(),
  );
  const address = new URL(placeOf(item), visit?.origin ?? originWithoutVisit(merchant, operator.config.port));
  address.hostname = merchant.domains[0]!;
  address.searchParams.set('preview', code);
  return { address: address.href };
}

/** The address of a site for an operator on the command line: its public address, or the one on this machine. */
function originWithoutVisit({ domains }: Merchant, port: number): string {
  return domains[0]!.endsWith('localhost') ? `http://${domains[0]!}:${port}` : `https://${domains[0]!}`;
}

/** Where visitors see an item. */
function placeOf({ kind, key, place, id }: ContentItem): string {
  if (kind === 'banner') return place === 'w_promotion' ? '/promotions' : '/';
  if (kind === 'helpArticle') return `/help#${key}`;
  if (kind === 'helpSection') return '/help';
  if (kind === 'legal') return `/${key}`;
  return place === 'PU' ? '/' : `/?notice=${id}`;
}
