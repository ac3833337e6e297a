// Made from openapi/ by `npm run contract`; do not edit.
/** Every operation of the contract: where it is, and what must be known of it beside its types. */
export const operations = {
  receiveCashierWebhook: {"method":"POST","path":"/psp/{provider}/webhook","area":"payments"},
} as const;

export type OperationId = keyof typeof operations;
