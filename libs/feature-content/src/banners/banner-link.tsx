import type { Schema } from '@parlour/api';
import { Link } from '@parlour/routes';
import type { RenderElement } from '@parlour/ui';

/** Where a banner leads: a path of the site, an https address, or nowhere. Anything else is inert (security D11). */
export function bannerLink({ linkage, linkageType }: Pick<Schema<'Banner'>, 'linkage' | 'linkageType'>): RenderElement | undefined {
  if (linkageType === 'ROUTE' && /^\/(?![/\\])/.test(linkage)) {
    const { pathname, searchParams, hash } = new URL(linkage, 'http://site.invalid');
    // The route of the path drops what it does not know.
    return <Link to={pathname as '/'} search={Object.fromEntries(searchParams)} {...(hash && { hash: hash.slice(1) })} />;
  }
  if (linkageType === 'LINK' && URL.parse(linkage)?.protocol === 'https:')
    return <a href={linkage} target="_blank" rel="noopener noreferrer" />;
  return undefined;
}
