import type { HandlersOf } from '../../../http/handler.ts';
import { createAppCode } from './app-code.ts';
import { newCaptcha } from './captcha.ts';
import { startFreePlay } from './free-play.ts';
import { sendGuestCode } from './guest-code.ts';
import { humanChallenge } from './human.ts';
import { loginByCode } from './login-by-code.ts';
import { loginBySms } from './login-by-sms.ts';
import { loginByPassword, loginByDevice } from './login.ts';
import { logOut } from './own-sessions.ts';
import { sendRegisterCode } from './register-code.ts';
import { forgetDevice } from './remembered-devices.ts';
import { stepUp } from './step-up.ts';
import { sendLoginVerification, verifyLogin } from './verify-login.ts';

const waysIn = { username: loginByPassword, sms: loginBySms, device: loginByDevice } as const;

export const sessionHandlers: HandlersOf<
  | 'login'
  | 'forgetDevice'
  | 'loginFreeplay'
  | 'logout'
  | 'stepUp'
  | 'sendLoginVerification'
  | 'verifyLogin'
  | 'exchangeCode'
  | 'createAppCode'
  | 'getHumanChallenge'
  | 'sendRegisterSms'
  | 'sendGuestSms'
  | 'getCaptcha'
> = {
  login: ({ body }, context) => waysIn[body.type](context, body),

  loginFreeplay: ({ body }, context) => startFreePlay(context, body),

  logout: (_input, context) => logOut(context),

  forgetDevice: (_input, context) => forgetDevice(context),

  stepUp: ({ body }, context) => stepUp(context, body),

  sendLoginVerification: ({ body }, context) => sendLoginVerification(context, body),

  verifyLogin: ({ body }, context) => verifyLogin(context, body),

  exchangeCode: ({ body }, context) => loginByCode(context, body),

  createAppCode: (_input, context) => createAppCode(context),

  getHumanChallenge: (_input, context) => humanChallenge(context),

  sendRegisterSms: ({ body }, context) => sendRegisterCode(context, body),

  sendGuestSms: ({ body }, context) => sendGuestCode(context, body),

  getCaptcha: ({ query }, context) => newCaptcha(context, query.purpose ?? 'login'),
};
