import type { Schema } from '@parlour/api';

/**
 * The part of a site's settings that its pages are drawn with. The address that games are framed from differs between installation and
 * build, and the origin of a request differs between visitors and the renderer; nothing is drawn with either.
 */
export function drawnOf(settings: Schema<'PermissionInfo'>) {
  return { ...settings, frameOrigins: undefined, location: undefined };
}
