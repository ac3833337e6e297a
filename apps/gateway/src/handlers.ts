import { authenticatorHandlers } from './authenticator/handlers.ts';
import { contentHandlers } from './content/handlers.ts';
import { gameHandlers } from './games/handlers.ts';
import type { Handlers } from './http/handler.ts';
import { memberHandlers } from './member/handlers.ts';
import { passkeyHandlers } from './passkeys/handlers.ts';
import { paymentHandlers } from './payments/handlers.ts';
import { recordHandlers } from './records/handlers.ts';
import { sessionHandlers } from './session/handlers.ts';
import { socialHandlers } from './social/handlers.ts';
import { systemHandlers } from './system/handlers.ts';
import { vendorHandlers } from './vendors/handlers.ts';
import { walletHandlers } from './wallet/handlers.ts';

/** One handler for each operation of the contract; a missing or an extra one does not compile. */
export const handlers = {
  ...authenticatorHandlers,
  ...contentHandlers,
  ...gameHandlers,
  ...memberHandlers,
  ...passkeyHandlers,
  ...paymentHandlers,
  ...recordHandlers,
  ...sessionHandlers,
  ...socialHandlers,
  ...systemHandlers,
  ...vendorHandlers,
  ...walletHandlers,
} satisfies Handlers;
