import { instantOf } from '../agents/zoned-time.ts';

const pattern = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2}))?$/;

/**
 * The instant of a local time such as `2030-03-31T02:30` in a zone; a bare day means its midnight. A time that the clocks skip becomes the
 * next one that they show; of a time that they show twice, the first counts (content N2). Undefined for anything that is not a time.
 */
export function publicationTime(local: string, zone: string): Date | undefined {
  const [, year, month, day, hour = '00', minute = '00'] = pattern.exec(local) ?? [];
  if (year === undefined) return undefined;
  const wall = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:00Z`);
  // A day such as the 31st of February would roll over.
  if (Number.isNaN(wall) || new Date(wall).getUTCDate() !== Number(day)) return undefined;
  return new Date(instantOf(zone, wall));
}
