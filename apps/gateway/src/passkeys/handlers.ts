import type { Context } from '../http/context.ts';
import type { HandlersOf } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
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

/** Asks `handler` where the brand has passkeys. */
const where =
  <Input, Value>(handler: (input: Input, context: Context) => Promise<Value>) =>
  async (input: Input, context: Context): Promise<Value> => {
    if (!context.merchant.flags.passkeys) throw new Refusal('function_not_enabled');
    return handler(input, context);
  };

export const passkeyHandlers: HandlersOf<Operation> = {
  listPasskeys: where((_input, context) => ownPasskeys(context)),
  startPasskey: where((_input, context) => startPasskey(context)),
  addPasskey: where(({ body }, context) => addPasskey(context, body)),
  renamePasskey: where(({ params, body }, context) => renamePasskey(context, params.passkeyId, body)),
  removePasskey: where(({ params }, context) => removePasskey(context, params.passkeyId)),
  startPasskeyLogin: where((_input, context) => startPasskeyLogin(context)),
  loginPasskey: where(({ body }, context) => loginPasskey(context, body)),
  startPasskeyStepUp: where((_input, context) => startPasskeyStepUp(context)),
  stepUpPasskey: where(({ body }, context) => stepUpPasskey(context, body)),
};
