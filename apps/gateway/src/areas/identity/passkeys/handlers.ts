import type { HandlersOf } from '../../../http/handler.ts';
import { addPasskey, startPasskey } from './creation.ts';
import { loginPasskey, startPasskeyLogin } from './login.ts';
import { ownPasskeys, removePasskey, renamePasskey } from './own.ts';
import { startPasskeyStepUp, stepUpPasskey } from './step-up.ts';

type Operation =
  | 'listPasskeys'
  | 'startPasskey'
  | 'addPasskey'
  | 'renamePasskey'
  | 'removePasskey'
  | 'startPasskeyLogin'
  | 'loginPasskey'
  | 'startPasskeyStepUp'
  | 'stepUpPasskey';

export const passkeyHandlers: HandlersOf<Operation> = {
  listPasskeys: (_input, context) => ownPasskeys(context),
  startPasskey: (_input, context) => startPasskey(context),
  addPasskey: ({ body }, context) => addPasskey(context, body),
  renamePasskey: ({ params, body }, context) => renamePasskey(context, params.passkeyId, body),
  removePasskey: ({ params }, context) => removePasskey(context, params.passkeyId),
  startPasskeyLogin: (_input, context) => startPasskeyLogin(context),
  loginPasskey: ({ body }, context) => loginPasskey(context, body),
  startPasskeyStepUp: (_input, context) => startPasskeyStepUp(context),
  stepUpPasskey: ({ body }, context) => stepUpPasskey(context, body),
};
