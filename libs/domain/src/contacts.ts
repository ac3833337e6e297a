import type { DailyHours } from './payment-methods.ts';

/** Customer service types (specification 3, and EMAIL of the contract). */
export const contactTypes = ['LIVECHAT', 'FACEBOOK', 'TELEGRAM', 'WHATSAPP', 'EMAIL'] as const;
/** Where a contact of customer service is offered; `CLOSED` are the screens of a closed site. */
export const contactPositions = ['HEADER', 'FLOATING', 'MENU', 'FOOTER', 'CLOSED'] as const;
export type ContactPosition = (typeof contactPositions)[number];
/** Where a contact is offered if the merchant has not said. */
export const usualPositions = ['FLOATING', 'MENU', 'FOOTER', 'CLOSED'] as const satisfies readonly ContactPosition[];

/** A way to customer service. */
export interface Contact {
  csType: (typeof contactTypes)[number];
  title: string;
  /** An https: or mailto: address. */
  url: string;
  /** `usualPositions` where absent. */
  csPosition?: readonly ContactPosition[] | undefined;
  /** Opening hours in the merchant's time zone; all day if absent. */
  hours?: DailyHours | undefined;
}

/** Another address of a brand, such as its channel, its app or what certifies it. */
export interface Resource {
  /** One of `resourceKinds`, perhaps with a number (`TELEGRAM1`); pages show nothing for other kinds. */
  resourceType: string;
  url: string;
  /** Its name; a channel without one has the name of its service. */
  title?: string | undefined;
  /** Path at the site of the picture that stands for it. */
  picture?: string | undefined;
}

/** The kinds of resources that pages show. `Android` and `iOS` are the app's files or store pages. */
const resourceKinds = [
  'TELEGRAM',
  'FACEBOOK',
  'WHATSAPP',
  'INSTAGRAM',
  'YOUTUBE',
  'TIKTOK',
  'ZALO',
  'LINE',
  'Android',
  'iOS',
  'CERTIFICATION',
  'LICENCE',
] as const;
export type ResourceKind = (typeof resourceKinds)[number];

/** The kind of a resource without its number; undefined if pages do not show it. */
export function resourceKindOf({ resourceType }: Pick<Resource, 'resourceType'>): ResourceKind | undefined {
  const name = resourceType.replace(/\d+$/, '');
  return resourceKinds.find((kind) => kind === name);
}
