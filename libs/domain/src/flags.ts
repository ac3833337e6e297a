interface FlagRow {
  /**
   * `build`: a literal in the script, so that a flag that is off leaves no code, address or text in the page; the gateway refuses its
   * operations too. `server`: known to the gateway only; pages follow its answers. `reserved`: named by the specification but not built
   * yet, so a brand can only state false.
   */
  part: 'build' | 'server' | 'reserved';
  /** What players or operators get: a description for authors of a brand.json. */
  description: string;
  /** Flags that it depends on: a brand that turns it on must turn these on too. */
  needs?: readonly string[];
}

/**
 * Every switch of a brand, named after the behaviour it controls. A brand must state all of them (architecture 6).
 *
 * To add one:
 * 1. A row here (or a new `part` for a reserved one), and true or false in every `brands/<id>/brand.json`; then
 *    `npm run brand-schema`.
 * 2. Of a `build` flag: `FLAGS.<name> && ...` around each place that leads to the feature (routes in `libs/routes/src/tree.ts`,
 *    entries of menus, `lazy(() => import(...))`), and `// @flag <name>` as the first line of each file that only it uses, or
 *    `// @flag <name> or <name>` of one that several share.
 * 3. `x-flag: <name>` at each operation of `openapi/` that only the feature asks, then `npm run contract`: the gateway refuses
 *    them with `function_not_enabled` where the flag is off. What an operation does only in part, its handler asks
 *    `merchant.flags`.
 * 4. `npm run flags:removed` builds the page without each flag, says what is not its own, or stays though it is, and writes down what
 *    the flag removes beside its files (`tools/flags/removes.json`); `npx vitest run --project node tools/flags/urls.test.ts -u` each
 *    brand's addresses (`brands/<id>/urls.txt`). Read the difference: it must be the feature, whole, and nothing else.
 */
export const flags = {
  freePlay: { part: 'build', description: 'Free play: a trial log-in with play money (FREEPLAY3).' },
  freeTrial: { part: 'build', description: 'Free Trial on game tiles, without an account.' },
  mobileRegistration: { part: 'build', description: 'Registration by mobile number (MOBILENUMREG3).' },
  usernameRegistration: { part: 'build', description: 'Registration by username.' },
  smsLogin: { part: 'build', description: 'Log-in by a code that comes by SMS (MOBILEVERCODELOGIN3).' },
  socialLogin: { part: 'build', description: 'Log-in by the OpenID Connect providers that the gateway is told of.' },
  passkeys: { part: 'build', description: 'Passkeys (WebAuthn): made in the security centre, used in place of a password.' },
  recoverByEmail: { part: 'build', description: 'A forgotten password is replaced by a link in an e-mail (CHNGPASSMAIL3).' },
  recoverByMobile: { part: 'build', description: 'A forgotten password is replaced by a code that comes by SMS (CHNGPASSVERIF3).' },
  winnerBoard: { part: 'build', description: 'The winner board on the home page.' },
  jackpotCounter: { part: 'build', description: 'The demonstration jackpot counter beside the winner board.', needs: ['winnerBoard'] },
  inHouseGames: { part: 'build', description: 'The in-house arcade.' },
  lottery: { part: 'build', description: 'The lottery engine: draws, slips and records, with the page of classic and fast games.' },
  vnLottery: { part: 'build', description: 'Vietnamese lotteries: north, central and south.', needs: ['lottery'] },
  seaLottery: { part: 'build', description: 'Lotteries of South-East Asia: Thai, Lao, 4D and Hanoi.', needs: ['lottery'] },
  eLottery: { part: 'build', description: 'In-house draws: fast games and the in-house Hanoi games.', needs: ['lottery'] },
  lotteryCancel: { part: 'build', description: 'Players can cancel a whole ticket before its draw is about to close.', needs: ['lottery'] },
  lotteryChase: { part: 'build', description: 'Chases: the same line over following draws, perhaps until it wins.', needs: ['lottery'] },
  lotteryTrends: { part: 'build', description: 'Trends and statistics of past draws.', needs: ['lottery'] },
  announcements: { part: 'build', description: 'Notice marquee and announcements.' },
  publicPopups: {
    part: 'build',
    description: 'Popups of the merchant: for visitors, for members, and at the first log-in.',
    needs: ['announcements'],
  },
  promotionVideos: {
    part: 'server',
    description: 'Promotions with a video: a picture until it is pressed. Pages may then frame the sharing service.',
  },
  helpCentre: { part: 'build', description: 'The help page, and the same in a dialog over any page.' },
  liteApp: {
    part: 'build',
    description: 'The Lite app: the site installed on a phone or computer, started without a network and told of new versions.',
  },
  webPush: {
    part: 'build',
    description: 'Notifications on devices while no page is open (web push): members choose them under My account.',
    needs: ['liteApp'],
  },
  themeSwitch: { part: 'build', description: 'A switch between a dark and a light theme. Without it the site has its defaultTheme only.' },
  registrationCaptcha: { part: 'server', description: 'Registration needs a captcha picture as well as the proof of work.' },
  mobileVerification: {
    part: 'server',
    description: 'Whoever registers with a mobile number proves it by a code that comes by SMS (REGMOBVERF3).',
    needs: ['mobileRegistration'],
  },
  mobilePasswordRegistration: {
    part: 'server',
    description:
      'Whoever registers by mobile number may do without the code: number and password suffice (MOBILENUMPASSREG3). A number without its code logs nobody in by SMS and recovers no password.',
    needs: ['mobileRegistration'],
  },
  addressCheck: {
    part: 'server',
    description: 'A log-in from a network that the member never logged in from needs a second proof, where the member has one.',
  },
  passwordExpiry: {
    part: 'server',
    description:
      'A password older than 90 days must be changed at log-in (PWDEXPFORCECHANGE3). Better off: who must change often chooses weaker ones.',
  },
  referral: {
    part: 'build',
    description: 'Invite friends: the page of the member centre and the entries that lead to it (REFERRAL.enabled).',
  },
  bonuses: {
    part: 'build',
    description: 'Promotions that members claim: reward centre, bonus money with its details, and the offers above the promotions.',
  },
  vip: { part: 'build', description: 'VIP levels, their emblem beside the account and their bonus (hasVip).' },
  points: { part: 'build', description: 'The points system: balance, points mall, redemption and its history.' },
  manualRebate: { part: 'build', description: 'Manual rebate: a member claims the rebate in the member centre.' },
  missions: { part: 'build', description: 'Missions and leaderboards: their page in the member centre, with progress and prizes.' },
  chatRoom: { part: 'build', description: 'Chat rooms: members write, trial users read.' },
  walletTransfers: {
    part: 'reserved',
    description: 'My wallet: money is moved by hand to and from the wallets of vendors (a merchant wallet that is not isSingle).',
  },
  agentPolicy: {
    part: 'build',
    description:
      'Agents build their lines: accounts and registration links with prize groups (MCSFE_createAccount, MCSFE_registerLink). Contracts between an agent and the downline stand on it (enableContract, enableCt).',
  },
  dividendContracts: {
    part: 'server',
    needs: ['agentPolicy'],
    description: 'Dividend contracts and the dividend record of the agent centre (divtypereq).',
  },
  dailySalary: {
    part: 'server',
    needs: ['agentPolicy'],
    description: 'Daily wages by contract, and their record in the agent centre (dailySalary, dailysalreqtype).',
  },
  hourlySalary: {
    part: 'server',
    needs: ['agentPolicy'],
    description: 'Hourly salary by contract, and its record (hourSalary, contracthoursalreqtype).',
  },
  realTimeSalary: {
    part: 'server',
    needs: ['agentPolicy'],
    description: 'Real-time salary by contract, and its record (salary, realtimesalreqtype).',
  },
  affiliateContracts: {
    part: 'server',
    needs: ['agentPolicy'],
    description: 'Contracts of affiliates, who earn by what their players lose.',
  },
  agentRebates: {
    part: 'server',
    needs: ['agentPolicy'],
    description: 'Rebates of each bet up the line by prize groups or out of a pool.',
  },
  agentTransferDown: {
    part: 'server',
    needs: ['agentPolicy'],
    description: 'Agents transfer money to their direct downline (MCSFE_transferDown).',
  },
  agentTransferUp: {
    part: 'build',
    needs: ['agentPolicy'],
    description: 'Members transfer money to their direct upline (MCSFE_transferUp).',
  },
} as const satisfies Record<string, FlagRow>;

export type Flag = keyof typeof flags;
export type Flags = Readonly<Record<Flag, boolean>>;
export const flagNames = Object.keys(flags) as Flag[];

const rows: Readonly<Record<Flag, FlagRow>> = flags;

/** The flags that this one depends on. */
export function neededFlags(flag: Flag): readonly Flag[] {
  return (rows[flag].needs ?? []).filter(isFlag);
}

function isFlag(name: string): name is Flag {
  return Object.hasOwn(flags, name);
}

type FlagOf<Part extends FlagRow['part']> = { [F in Flag]: (typeof flags)[F]['part'] extends Part ? F : never }[Flag];

/** A flag that is a literal in the script: `FLAGS.<name>`. */
export type BuildFlag = FlagOf<'build'>;
export const buildFlags = flagNames.filter((flag): flag is BuildFlag => flags[flag].part === 'build');

/** A flag that cannot be turned on yet. */
export type ReservedFlag = FlagOf<'reserved'>;
export const reservedFlags = flagNames.filter((flag): flag is ReservedFlag => flags[flag].part === 'reserved');
