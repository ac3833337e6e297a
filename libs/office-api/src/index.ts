// The operators' typed client of the gateway, made from the office's contract.
// Must never know a player's page or its client, nor how anything looks.
export { createOfficeApi, type OfficeApi, type OfficeApiSettings, type OfficeInput } from './client.ts';
export { openQueueChanges, type Queue, type QueueChange, type QueueChanges } from './queue-changes.ts';
export { OfficeError, type OfficeErrorCode } from './office-error.ts';
export type { OperatorCredentials } from './credentials.ts';
