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
  forbidden: 403,
  field_invalid: 422,
  several_found: 409,
  nothing_owed: 409,
  nothing_to_repay: 409,
  affiliate_code_exists: 409,
  downline_left: 409,
  upline_refused: 409,
  operator_unknown: 401,
  own_key_needed: 403,
  operator_name_needed: 403,
  second_operator_needed: 403,
  operator_exists: 409,
  approval_differs: 409,
  approval_decided: 409,
  amount_invalid: 422,
  insufficient_balance: 422,
  illegal_transition: 409,
} as const;

export type ErrorCode = keyof typeof errorStatus;
