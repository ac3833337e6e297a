/** Customer service types (specification 3, and EMAIL of the contract). */
export const contactTypes = ['LIVECHAT', 'FACEBOOK', 'TELEGRAM', 'WHATSAPP', 'EMAIL'] as const;
/** Where a contact of customer service is offered. */
export const contactPositions = ['FLOATING', 'MENU'] as const;

/** A way to customer service. */
export interface Contact {
  csType: (typeof contactTypes)[number];
  title: string;
  /** An https: or mailto: address. */
  url: string;
  /** `FLOATING` where absent. */
  csPosition?: (typeof contactPositions)[number] | undefined;
}

/** Another address of a brand, such as its channel. */
export interface Resource {
  resourceType: string;
  url: string;
}
