import type { Schema } from '@parlour/api';

/**
 * What of a site's settings its pages are drawn with. Where games are framed from is another address at each installation than at the build,
 * and where a request came from is another one for each visitor than for the page's renderer; nothing is drawn with either.
 */
export function drawnOf(settings: Schema<'PermissionInfo'>) {
  return { ...settings, frameOrigins: undefined, location: undefined };
}
