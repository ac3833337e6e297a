import type { Schema } from '@parlour/api';
import { Link } from '@parlour/routes';
import type { RenderElement } from '@parlour/ui';
import { OutboundLink } from './leaving.tsx';

/** The link of a banner: a path of the site, an https address of another one, or none. Anything else is ignored (security D11). */
export function bannerLink({ linkage, linkageType }: Pick<Schema<'Banner'>, 'linkage' | 'linkageType'>): RenderElement | undefined {
  if (linkageType === 'ROUTE' && /^\/(?![/\\])/.test(linkage)) {
    const { pathname, searchParams, hash } = new URL(linkage, 'http://site.invalid');
    // The route of the path ignores unknown search parameters.
    return <Link to={pathname as '/'} search={Object.fromEntries(searchParams)} {...(hash && { hash: hash.slice(1) })} />;
  }
  if (linkageType === 'LINK' && URL.parse(linkage)?.protocol === 'https:') return <OutboundLink href={linkage} />;
  return undefined;
}
