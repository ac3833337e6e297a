import type { components } from '@parlour/api/contract';
import type { Merchant } from '../../kernel/merchants.ts';

type Node = components['schemas']['WhitelabelNode'];

/** The tree of modules of a merchant, in the specification's names (3, white-label menu). */
export function whitelabel({ flags, brand }: Merchant): Node[] {
  return [
    node('REGISTER', true, [
      node('USERNAMEREG3', flags.usernameRegistration),
      node('MOBILENUMREG3', flags.mobileRegistration, [node('REGMOBVERF3', flags.mobileVerification)]),
      node('MOBILENUMPASSREG3', flags.mobilePasswordRegistration),
    ]),
    node('LOGIN', true, [
      node('MOBILEVERCODELOGIN3', flags.smsLogin),
      node('SOCIALLOGIN', flags.socialLogin),
      node('PASSKEYS', flags.passkeys),
      node('PWDEXPFORCECHANGE3', flags.passwordExpiry),
    ]),
    node('RECOVERY', flags.recoverByEmail || flags.recoverByMobile, [
      node('CHNGPASSMAIL3', flags.recoverByEmail),
      node('CHNGPASSVERIF3', flags.recoverByMobile),
    ]),
    node('FREEPLAY3', flags.freePlay),
    node('FREETRIAL3', flags.freeTrial),
    node('WINNERS', flags.winnerBoard, [node('JACKPOT', flags.jackpotCounter)]),
    node('ANNOUNCEMENTS', flags.announcements),
    node(
      'GAMES',
      true,
      brand.gameTypes.map((gameType) => node(gameType, true)),
    ),
  ];
}

function node(modId: string, enabled: boolean, childrenNodes: Node[] = []): Node {
  return { modId, enabled: enabled ? '1' : '0', childrenNodes };
}
