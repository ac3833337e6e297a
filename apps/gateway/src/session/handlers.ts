import { isMobileNumber } from '@parlour/domain';
import type { HandlersOf } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import { inTransaction } from '../http/transaction.ts';
import { newCaptcha } from './captcha.ts';
import { startFreePlay } from './free-play.ts';
import { humanChallenge, useHumanSolution } from './human.ts';
import { loginByCode, loginByPassword } from './login.ts';
import { endSession } from './sessions.ts';
import { sendSmsCode, smsPauseMinutes } from './sms-codes.ts';

export const sessionHandlers: HandlersOf<
  'login' | 'loginFreeplay' | 'logout' | 'exchangeCode' | 'getHumanChallenge' | 'sendRegisterSms' | 'getCaptcha'
> = {
  login: ({ body }, context) => {
    // No brand has log-in by SMS code yet (MOBILEVERCODELOGIN3).
    if (body.type === 'sms') throw new Refusal('function_not_enabled');
    return loginByPassword(context, body);
  },

  loginFreeplay: ({ body }, context) => startFreePlay(context, body),

  async logout(_input, context) {
    const { session, db } = context;
    if (session) await inTransaction(db, (trx) => endSession(trx, session.id));
    context.setSession(null);
    context.setHeader('clear-site-data', '"cache", "storage"');
    return null;
  },

  exchangeCode: ({ body }, context) => loginByCode(context, body.code),

  getHumanChallenge: async (_input, context) => ({ ...(await humanChallenge(context)) }),

  async sendRegisterSms({ body }, context) {
    const { merchant } = context;
    if (!merchant.flags.mobileRegistration) throw new Refusal('function_not_enabled');
    if (!isMobileNumber(body.mobileNum, body.countryDialingCode, merchant.brand.dialingCodes))
      throw new Refusal('field_invalid', { fields: [{ field: 'mobileNum', rule: 'pattern' }] });
    await useHumanSolution(context, body.altcha);
    await sendSmsCode(context, 'register', body.countryDialingCode + body.mobileNum);
    return { expiredMinutes: smsPauseMinutes };
  },

  getCaptcha: (_input, context) => newCaptcha(context),
};
