/**
 * Every switch of a brand, by the behaviour it names. A brand states each of them (architecture 6). `build` flags are
 * literals in the script, and one that is off leaves no code behind; `server` ones are only told by the gateway.
 */
export const flags = {
  freePlay: { part: 'build', description: 'Free play: a trial log-in with play money (FREEPLAY3).' },
  freeTrial: { part: 'build', description: 'Free Trial on game tiles, without an account.' },
  mobileRegistration: { part: 'build', description: 'Registration by mobile number and SMS code (MOBILENUMREG3, REGMOBVERF3).' },
  usernameRegistration: { part: 'build', description: 'Registration by username.' },
  smsLogin: { part: 'build', description: 'Log-in by a code that comes by SMS (MOBILEVERCODELOGIN3).' },
  socialLogin: { part: 'build', description: 'Log-in by the OpenID Connect providers that the gateway is told of.' },
  passkeys: { part: 'build', description: 'Passkeys (WebAuthn): made in the security centre, used in place of a password.' },
  recoverByEmail: { part: 'build', description: 'A forgotten password is replaced by a link in an e-mail (CHNGPASSMAIL3).' },
  recoverByMobile: { part: 'build', description: 'A forgotten password is replaced by a code that comes by SMS (CHNGPASSVERIF3).' },
  winnerBoard: { part: 'build', description: 'The winner board on the home page.' },
  jackpotCounter: { part: 'build', description: 'The demonstration jackpot counter beside the winner board.' },
  inHouseGames: { part: 'build', description: 'The in-house arcade.' },
  announcements: { part: 'build', description: 'Notice marquee and announcements.' },
  lightTheme: { part: 'build', description: 'A theme switch; the brand has a light theme beside the dark one.' },
  registrationCaptcha: { part: 'server', description: 'Registration needs a captcha picture as well as the proof of work.' },
  addressCheck: {
    part: 'server',
    description: 'A log-in from a network that the member never logged in from needs a second proof, where the member has one.',
  },
  passwordExpiry: {
    part: 'server',
    description:
      'A password older than 90 days must be changed at log-in (PWDEXPFORCECHANGE3). Better off: who must change often chooses weaker ones.',
  },
} as const satisfies Record<string, { part: 'build' | 'server'; description: string }>;

export type Flag = keyof typeof flags;
export type Flags = Readonly<Record<Flag, boolean>>;
export const flagNames = Object.keys(flags) as Flag[];

/** A flag that is a literal in the script: `FLAGS.<name>`. */
export type BuildFlag = { [F in Flag]: (typeof flags)[F]['part'] extends 'build' ? F : never }[Flag];
export const buildFlags = flagNames.filter((flag): flag is BuildFlag => flags[flag].part === 'build');
