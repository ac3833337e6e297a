// The rules: what is allowed and what it costs, as pure functions that the button and the server both call.
// Must never know React, the DOM, a database, the clock or randomness, except as arguments.
export { memberActions, roles, whyNot, type Access, type AccessRefusal, type Asker, type MemberAction, type Role } from './access.ts';
export {
  accountTypes,
  agentTypes,
  deepestLine,
  isAgentType,
  whyNotUpline,
  type AgentType,
  type UplineProblem,
} from './agents/account-types.ts';
export { bars, type Bar, type BarEntry } from './bars.ts';
export {
  contactPositions,
  contactTypes,
  resourceKindOf,
  usualPositions,
  type Contact,
  type ContactPosition,
  type Resource,
  type ResourceKind,
} from './contacts.ts';
export { chatTopics, noLiveChat, sandboxLiveChat, type ChatTopic, type Desk } from './live-chat.ts';
export { currencies, isCurrency, type Currency } from './currencies.ts';
export { countryOfDialingCode, dialingCodes } from './mobile/dialing-regions.ts';
export { isMobileNumber, readMobileNumber, type DialingCode, type MobileNumber } from './mobile/mobile-number.ts';
export { checkFeedback, feedbackLength, feedbackTypes, tidyFeedback, type Feedback, type FeedbackType } from './feedback.ts';
export {
  neededFlags,
  buildFlags,
  flagNames,
  flags,
  reservedFlags,
  type BuildFlag,
  type Flag,
  type Flags,
  type ReservedFlag,
} from './flags.ts';
export { movingPicture, titlePicture } from './moving-picture.ts';
export { paceNames, paceOf, paces, type Pace, type PaceName } from './pace.ts';
export { homeSections, type HomeSection } from './home-sections.ts';
export {
  classesOfLine,
  gameClasses,
  gameFeatures,
  volatilities,
  type GameClass,
  type GameFeature,
  type GameKind,
  type Volatility,
} from './game-classes.ts';
export { gameTypes, listPaths, lotteryVendor, type GameType, type ListedGameType } from './game-types.ts';
export {
  isLanguageCode,
  languageCodes,
  languageFacts,
  languageOfTag,
  languageOfWishes,
  languages,
  type LanguageCode,
  type LanguageFacts,
  type LanguageScript,
} from './languages.ts';
export {
  add,
  compare,
  currencySymbol,
  formatMoney,
  formatMoneyMark,
  fromDecimal,
  fromWire,
  money,
  negate,
  parseAmount,
  subtract,
  toDecimal,
  toWire,
  type AmountProblem,
  type Money,
  type WireMoney,
} from './money.ts';
export { formatPercent } from './format-percent.ts';
export { iconTones, memberIcon, seedOf, type MemberIcon } from './member-icon.ts';
export { mayLinkTo, operatorHtmlAttributes, operatorHtmlTags, operatorLinkProtocols } from './operator-html.ts';
export { mailboxOf } from './mailbox.ts';
export { emailLengths, isEmailAddress, patternNames, patterns, type PatternName } from './patterns.ts';
export {
  affiliateCodePattern,
  characterCount,
  checkMobileNumber,
  checkField,
  checkRegistration,
  registrationFields,
  type FieldProblem,
  type FieldRule,
  type RegistrationFacts,
  type RegistrationField,
} from './registration.ts';
export { guessedWords, isGuessable, passwordStrength, type Guesses } from './guessable-passwords.ts';
export { checkNewPassword, passwordLengths, paymentPasswordRule, stepUpSeconds, type NewPassword } from './passwords.ts';
export { humanProofSeconds } from './human.ts';
export { largestPicture } from './pictures.ts';
export { passkeyName, passkeyNameLength } from './passkeys.ts';
export {
  checkEmailRecovery,
  checkMobileRecovery,
  recoveryPauseHours,
  recoveryWays,
  tidyEmailRecovery,
  tidyMobileRecovery,
  type EmailRecovery,
  type MobileRecovery,
} from './recovery.ts';
export {
  afterWithdrawalAction,
  forceAction,
  forcedReceipts,
  mostProofs,
  withdrawalHours,
  whyNotWithdrawal,
  withdrawalActions,
  withdrawalMoney,
  withdrawalStates,
  type ForcedReceipt,
  type WithdrawalAction,
  type WithdrawalState,
} from './withdrawals.ts';
export { tidyLine, tidyRegistration, tidyText } from './tidy.ts';
export { isInstant, isTimeZone } from './calendar.ts';
export { needsTwoPeople } from './two-people.ts';
export { scramble, unscramble } from './scramble.ts';
export {
  boundsOfDays,
  dayAfter,
  everyDay,
  formatDateTime,
  formatToMinute,
  formatDay,
  formatTimestamp,
  localDay,
  periodDays,
  type DayRange,
} from './format-time.ts';
export { isDay, recordPeriods, type RecordPeriod } from './record-days.ts';
export { resultsByDay, type DaySums } from './records.ts';
export { convertOdds, formatOdds, oddsDisplays, type OddsDisplay } from './odds.ts';
export {
  loosensMethod,
  methodLimits,
  isWithinHours,
  timeIn,
  whyMethodClosed,
  type DailyHours,
  type MethodClosed,
  type MethodTerms,
  type PaymentPlace,
} from './payment-methods.ts';
export {
  amountRefusals,
  checkAmount,
  checkPayee,
  quickAmounts,
  tidyPayee,
  type AmountLimits,
  type AmountRefusal,
  type Payee,
} from './wallet-rules.ts';
export {
  checkProfile,
  incomeSources,
  missingInProfile,
  profileFields,
  profileLengths,
  tidyProfile,
  toldFields,
  type IncomeSource,
  type ProfileChange,
  type ProfileField,
  type ToldField,
} from './profile.ts';
