import type { HandlersOf } from '../../http/handler.ts';
import { currentSealingKey, publicSpki } from '../../http/sealing-keys.ts';
import { domainRoute, permissionInfo } from './permission.ts';
import { registerSettings } from './register-settings.ts';
import { stateForVisitors, statusFor } from '../../http/site-state.ts';
import { whitelabel } from './whitelabel.ts';

export const systemHandlers: HandlersOf<
  'getSystemStatus' | 'getPermission' | 'getWhitelabel' | 'getRegisterSettings' | 'getDomainRoute' | 'getPublicKey'
> = {
  getSystemStatus: async (_input, { db, merchant, ip, country, clock }) =>
    statusFor(await stateForVisitors(db, merchant), { ip, country }, clock.now()),

  getPermission: async (_input, context) => ({ info: await permissionInfo(context) }),

  getWhitelabel: async (_input, { merchant }) => whitelabel(merchant),

  getRegisterSettings: async (_input, { merchant }) => registerSettings(merchant),

  getDomainRoute: async (_input, { merchant }) => domainRoute(merchant),

  async getPublicKey(_input, { db, vault, clock }) {
    const key = await currentSealingKey(db, vault, clock.now());
    return { kid: key.kid, spki: publicSpki(key), serverTime: clock.now().toISOString() };
  },
};
