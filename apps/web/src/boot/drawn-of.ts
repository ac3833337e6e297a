import type { Schema } from '@parlour/api';

/**
 * What of a site's settings its pages are drawn with. Where games are framed from is another address at each installation than at the build,
 * and nothing is drawn with it.
 */
export function drawnOf(settings: Schema<'PermissionInfo'>) {
  return { ...settings, frameOrigins: undefined };
}
