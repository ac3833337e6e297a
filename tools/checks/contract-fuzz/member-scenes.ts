import { fund, issueLoginCode, playableGame, type TestClient, type TestGateway } from '@parlour/gateway/testing';
import type { Scene } from './account-scenes.ts';
import type { Asked } from './generate.ts';

type Body = Record<string, unknown>;

export const payee = { amount: '200.00', payeeName: 'A Player', bankName: 'A Bank', accountNumber: '12345678' };

/** Successful requests, by operation; random ones would never register or pay. */
export function memberScenes(gateway: TestGateway, owner: () => Promise<TestClient>): Record<string, Scene> {
  const password = 'correct horse battery';
  const body = (made: () => Body | Promise<Body>) => async (asked: Asked) => ({
    ...asked,
    body: { ...(asked.body as Body), ...(await made()) },
  });
  let players = 0;
  const game = { vassalage: 'JL', gameCode: playableGame, language: 'EN' };
  return {
    registerMember: async (asked) => ({
      ...asked,
      body: {
        username: `fuzz${++players}`,
        password,
        confirmPassword: password,
        termsAccepted: true,
        ageConfirmed: true,
        altcha: (asked.body as Body)['altcha'],
      },
    }),
    setPaymentPassword: body(() => ({ newPassword: 'of another kind', confirmNewPassword: 'of another kind' })),
    changePaymentPassword: body(() => ({
      oldPassword: 'of another kind',
      newPassword: `of kind ${++players}`,
      confirmNewPassword: `of kind ${players}`,
    })),
    sendRegisterSms: body(() => ({ countryDialingCode: '+880', mobileNum: String(1_700_000_000 + ++players) })),
    exchangeCode: body(async () => {
      const { memberId } = await gateway.registerMember();
      const issued = { merchant: 'lotus', memberId, purpose: 'login' as const };
      const { code } = await issueLoginCode(gateway.db, issued, { random: gateway.random, now: gateway.clock.now() });
      return { code, purpose: 'login' };
    }),
    createDeposit: body(() => ({ amount: `${500 + ++players}.00`, promotion: undefined })),
    createWithdrawal: async (asked) => {
      await fund(gateway, await owner(), '1000.00');
      return { ...asked, body: { ...payee, amount: `${200 + ++players}.00` } };
    },
    launchTrialGame: body(() => game),
    launchGame: body(() => game),
    addFavGame: body(() => ({ nodeId: `JL-${playableGame}`, vendor: 'JL', gameType: 'RNG' })),
  };
}
