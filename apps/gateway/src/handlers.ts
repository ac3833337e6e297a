import { authenticatorHandlers } from './areas/identity/authenticator/handlers.ts';
import { contentHandlers } from './areas/content/handlers.ts';
import { gameHandlers } from './areas/catalogue/handlers.ts';
import type { Handlers } from './http/handler.ts';
import { memberHandlers } from './areas/identity/member/handlers.ts';
import { passkeyHandlers } from './areas/identity/passkeys/handlers.ts';
import { recordHandlers } from './areas/wallet/records/handlers.ts';
import { sessionHandlers } from './areas/identity/session/handlers.ts';
import { socialHandlers } from './areas/identity/social/handlers.ts';
import { systemHandlers } from './areas/site/handlers.ts';
import { vendorHandlers } from './areas/vendors/handlers.ts';
import { walletHandlers } from './areas/wallet/handlers.ts';

/** One handler for each operation of the contract; a missing or an extra one does not compile. */
export const handlers = {
  ...authenticatorHandlers,
  ...contentHandlers,
  ...gameHandlers,
  ...memberHandlers,
  ...passkeyHandlers,
  ...recordHandlers,
  ...sessionHandlers,
  ...socialHandlers,
  ...systemHandlers,
  ...vendorHandlers,
  ...walletHandlers,
} satisfies Handlers;
