// @flag announcements
import type { Schema } from '@parlour/api';

/** Distinguishes a version of an announcement from the next, which is shown again. */
export const markOf = ({ id, version }: Pick<Schema<'Announcement'>, 'id' | 'version'>): string => `${id}:${version}`;
