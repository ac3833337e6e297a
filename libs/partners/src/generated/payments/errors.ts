// Made from openapi/ by `npm run contract`; do not edit.
/** Every code that the contract refuses with, and its HTTP status. */
export const errorStatus = {
  invalid_request: 400,
  unknown_operation: 404,
  method_not_allowed: 405,
  payload_too_large: 413,
  unsupported_media_type: 415,
  not_found: 404,
  internal_error: 500,
  unavailable: 503,
  signature_invalid: 401,
  illegal_transition: 409,
} as const;

export type ErrorCode = keyof typeof errorStatus;
