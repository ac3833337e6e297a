import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { BarEntry, contactPositions, contactTypes } from '@parlour/domain';
import type { SettingGroup, SettingKey } from '@parlour/domain/office';

interface Text {
  name: MessageDescriptor;
  /** What it does to members. */
  does: MessageDescriptor;
}

export const groupNames: Readonly<Record<SettingGroup, MessageDescriptor>> = {
  limits: msg`Money`,
  security: msg`Registration and log-in`,
  service: msg`Customer service and channels`,
  features: msg`Features`,
};

export const settingTexts: Readonly<Record<SettingKey, Text>> = {
  'limits.deposit.min': { name: msg`Smallest deposit`, does: msg`Applies from the next deposit.` },
  'limits.deposit.max': { name: msg`Largest deposit`, does: msg`Applies from the next deposit.` },
  'limits.withdrawal.min': { name: msg`Smallest withdrawal`, does: msg`Applies from the next withdrawal.` },
  'limits.withdrawal.max': { name: msg`Largest withdrawal`, does: msg`Applies from the next withdrawal.` },
  'limits.twoOperatorsFrom': {
    name: msg`Two operators from`,
    does: msg`A withdrawal of this amount or more needs a second operator’s approval. This also applies to those already waiting.`,
  },
  'limits.withdrawalHours': {
    name: msg`Hours until a withdrawal is paid`,
    does: msg`What help and legal texts state as the usual time.`,
  },
  forcedReceipt: {
    name: msg`Dispute without proof`,
    does: msg`What happens when an operator ends a dispute that neither side can prove.`,
  },
  'flags.registrationCaptcha': { name: msg`Captcha at registration`, does: msg`People who register type the letters shown in a picture.` },
  'flags.mobileVerification': {
    name: msg`Code by SMS at registration`,
    does: msg`People who register with a mobile number prove it with a code.`,
  },
  'flags.mobilePasswordRegistration': {
    name: msg`Register without the code`,
    does: msg`A mobile number and a password are enough. Such a number neither logs a member in nor recovers a password.`,
  },
  'flags.addressCheck': {
    name: msg`Second proof from a new network`,
    does: msg`A log-in from a network that the member never used takes a second proof, where the member has one.`,
  },
  'flags.passwordExpiry': {
    name: msg`Passwords expire`,
    does: msg`A password older than 90 days is changed at log-in. Best left off: people who must change passwords often choose weaker ones.`,
  },
  'recovery.first': { name: msg`Forgotten password`, does: msg`Which way is offered first, where both are on.` },
  contacts: { name: msg`Contacts`, does: msg`How members reach customer service, in this order.` },
  'liveChat.provider': {
    name: msg`Live chat provider`,
    does: msg`Who answers the contact Live chat. Without one, its address opens.`,
  },
  'liveChat.desks': { name: msg`Live chat desks`, does: msg`What members choose from, in this order, and when each is open.` },
  resources: { name: msg`Channels and addresses`, does: msg`Other addresses of the brand: its channels, its app, what certifies it.` },
  'bars.floating': { name: msg`Floating bar`, does: msg`The entries at the side of the window, in this order.` },
  'bars.menu': { name: msg`Side menu`, does: msg`The entries below the game categories, in this order.` },
  'bars.footer': { name: msg`Footer`, does: msg`The footer’s columns, in this order. Rules and licence are always there.` },
  'flags.freePlay': { name: msg`Free play`, does: msg`Trial log-in with play money.` },
  'flags.freeTrial': { name: msg`Free trial`, does: msg`Games can be tried without an account.` },
  'flags.mobileRegistration': { name: msg`Register by mobile number`, does: msg`New members come by their mobile number.` },
  'flags.usernameRegistration': { name: msg`Register by username`, does: msg`New members choose a username.` },
  'flags.smsLogin': { name: msg`Log in by SMS`, does: msg`A code by SMS stands for the password.` },
  'flags.socialLogin': { name: msg`Log in by other providers`, does: msg`Accounts of other providers open an account here.` },
  'flags.passkeys': { name: msg`Passkeys`, does: msg`Off, members who have only a passkey need their password.` },
  'flags.recoverByEmail': { name: msg`Recover by e-mail`, does: msg`A forgotten password is replaced by a link.` },
  'flags.recoverByMobile': { name: msg`Recover by SMS`, does: msg`A forgotten password is replaced by a code.` },
  'flags.winnerBoard': { name: msg`Winner board`, does: msg`Recent wins on the home page.` },
  'flags.jackpotCounter': { name: msg`Jackpot counter`, does: msg`The demonstration beside the winner board.` },
  'flags.announcements': { name: msg`Announcements`, does: msg`The ticker of notices on the home page.` },
  'flags.lottery': { name: msg`Lotteries`, does: msg`Players see draws and place slips.` },
  'flags.vnLottery': { name: msg`Vietnamese lotteries`, does: msg`North, central and south.` },
  'flags.seaLottery': { name: msg`Lotteries of South-East Asia`, does: msg`Thai, Lao, 4D and Hanoi.` },
  'flags.eLottery': { name: msg`In-house draws`, does: msg`Fast games and the in-house Hanoi games.` },
  'flags.lotteryCancel': { name: msg`Cancelling tickets`, does: msg`Players cancel a whole ticket until its draw is about to close.` },
  'flags.lotteryChase': { name: msg`Chases`, does: msg`Players repeat a line over following draws.` },
  'flags.publicPopups': { name: msg`Popups`, does: msg`Popups for visitors, for members, and at the first log-in.` },
  'flags.chatRoom': { name: msg`Chat rooms`, does: msg`Members write in the merchant’s rooms, trial users read.` },
  'flags.helpCentre': { name: msg`Help`, does: msg`The help page, and the same in a dialog.` },
  'flags.lotteryTrends': { name: msg`Lottery trends`, does: msg`Statistics of past draws.` },
  'flags.points': { name: msg`Points`, does: msg`Players earn points and exchange them in the mall.` },
  'flags.vip': { name: msg`VIP levels`, does: msg`Players move up as they play, and see their level.` },
  'flags.bonuses': { name: msg`Promotions to claim`, does: msg`Players see the promotions that they can claim, and their bonuses.` },
  'flags.missions': { name: msg`Missions and leaderboards`, does: msg`Players see missions with their progress, and where they stand.` },
  'flags.agentPolicy': { name: msg`Agents’ lines`, does: msg`Agents create accounts and registration links, and see their teams.` },
  'flags.agentTransferUp': { name: msg`Transfers to uplines`, does: msg`Members send money to the account directly above them.` },
  'flags.manualRebate': { name: msg`Rebate`, does: msg`Players claim a share of what they staked, day by day.` },
  'flags.referral': { name: msg`Invitations`, does: msg`Players invite friends by a link of their own.` },
  'flags.liteApp': {
    name: msg`Lite app`,
    does: msg`The site can be installed. When this is off, browsers delete what they have stored of it.`,
  },
  'flags.webPush': { name: msg`Notifications`, does: msg`Members can be notified on their devices. Off, nothing is sent to them.` },
  'flags.themeSwitch': { name: msg`Theme switch`, does: msg`Visitors choose between dark and light.` },
};

/** The names of the values of a `choice`. */
export const choiceNames: Readonly<Record<string, MessageDescriptor>> = {
  keep: msg`Counts as received`,
  refund: msg`The money goes back`,
  email: msg`E-mail first`,
  mobile: msg`SMS first`,
};

export const contactTypeNames: Readonly<Record<(typeof contactTypes)[number], MessageDescriptor>> = {
  LIVECHAT: msg`Live chat`,
  FACEBOOK: msg`Facebook`,
  TELEGRAM: msg`Telegram`,
  WHATSAPP: msg`WhatsApp`,
  EMAIL: msg`E-mail`,
};

export const positionNames: Readonly<Record<(typeof contactPositions)[number], MessageDescriptor>> = {
  HEADER: msg`Header`,
  FLOATING: msg`Floating bar`,
  MENU: msg`Side menu`,
  FOOTER: msg`Footer`,
  CLOSED: msg`While the site is closed`,
};

/** The names of the entries of the bars. */
export const barEntryNames: Readonly<Record<BarEntry<'floating' | 'menu' | 'footer'>, MessageDescriptor>> = {
  invite: msg`Invite friends`,
  liveChat: msg`Live chat`,
  app: msg`App`,
  contacts: msg`Contacts`,
  top: msg`Back to the top`,
  vip: msg`VIP`,
  channels: msg`Channels`,
  games: msg`Games`,
  payments: msg`Payment methods`,
  help: msg`Help`,
  certificates: msg`Certificates`,
};
