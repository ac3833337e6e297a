// Made from openapi/ by `npm run contract`; do not edit.
import type { Call } from './calls.ts';
import type { OperationId } from './operations.ts';

/** How a page calls the operations of later areas (`x-later` at a tag of the contract). */
export const laterCalls = {
  createDownlineAccount: {"method":"POST","path":"/wps/relay/MCSFE_createAccount","session":true,"idempotent":true},
  listRegisterLinks: {"path":"/wps/relay/MCSFE_registerLink","session":true},
  createRegisterLink: {"method":"POST","path":"/wps/relay/MCSFE_registerLink","session":true,"idempotent":true},
  endRegisterLink: {"method":"DELETE","path":"/wps/relay/MCSFE_registerLink","session":true,"idempotent":true},
  listTeamAccounts: {"path":"/wps/relay/MCSFE_downline","session":true},
  setDownlineGroup: {"method":"POST","path":"/wps/relay/MCSFE_raiseGroup","session":true,"idempotent":true},
  getAuthenticator: {"path":"/wps/member/authenticator","session":true},
  beginAuthenticator: {"method":"POST","path":"/wps/member/authenticator","session":true},
  removeAuthenticator: {"method":"DELETE","path":"/wps/member/authenticator","session":true},
  confirmAuthenticator: {"method":"POST","path":"/wps/member/authenticator/confirmation","session":true,"sealed":true},
  renewRecoveryCodes: {"method":"POST","path":"/wps/member/authenticator/recoveryCodes","session":true},
  listPasskeys: {"path":"/wps/member/passkeys","session":true},
  addPasskey: {"method":"POST","path":"/wps/member/passkeys","session":true},
  startPasskey: {"method":"POST","path":"/wps/member/passkeys/options","session":true},
  removePasskey: {"method":"DELETE","path":"/wps/member/passkeys/{passkeyId}","session":true},
  renamePasskey: {"method":"PATCH","path":"/wps/member/passkeys/{passkeyId}","session":true},
  startPasskeyLogin: {"method":"POST","path":"/wps/session/passkey/options"},
  loginPasskey: {"method":"POST","path":"/wps/session/passkey"},
  startPasskeyStepUp: {"method":"POST","path":"/wps/session/stepUp/passkey/options","session":true},
  stepUpPasskey: {"method":"POST","path":"/wps/session/stepUp/passkey","session":true},
  listBets: {"path":"/wps/records/bets","session":true},
  getBetSums: {"path":"/wps/records/bets/sums","session":true},
  listTransactions: {"path":"/wps/records/transactions","session":true},
} as const satisfies Partial<Record<OperationId, Call>>;
