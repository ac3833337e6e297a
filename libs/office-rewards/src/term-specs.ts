import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { OfferedKind } from '@parlour/domain/rewards';

/** How a value of terms is typed: the gateway's form is made from it. */
export type SpecType =
  | 'text'
  | 'whole'
  | 'flag'
  | 'choice'
  | 'time'
  | 'amounts'
  | 'prizes'
  | 'levels'
  | 'weights'
  | 'codes'
  | 'tree'
  | 'picture';

export interface TermSpec {
  /** Its path in the terms, such as `wagering.days`. */
  path: string;
  type: SpecType;
  label: MessageDescriptor;
  hint?: MessageDescriptor;
  /** Shows the currency, a percent sign or a unit after the field. */
  suffix?: 'currency' | 'percent' | 'times';
  choices?: readonly { value: string; text: MessageDescriptor }[];
}

const amount = (path: string, label: MessageDescriptor, hint?: MessageDescriptor): TermSpec => ({
  path,
  type: 'text',
  label,
  suffix: 'currency',
  ...(hint && { hint }),
});
const whole = (path: string, label: MessageDescriptor, hint?: MessageDescriptor): TermSpec => ({
  path,
  type: 'whole',
  label,
  ...(hint && { hint }),
});

/** What each kind gives. */
export const kindSpecs = {
  depositBonus: [
    { path: 'percent', type: 'text', label: msg`Percent of the deposit`, suffix: 'percent' },
    {
      path: 'deposit',
      type: 'choice',
      label: msg`For which deposit`,
      choices: [
        { value: 'first', text: msg`The first` },
        { value: 'any', text: msg`Any` },
      ],
    },
    amount('minDeposit', msg`Least deposit`),
    amount('maxBonus', msg`Highest bonus`, msg`Empty for no limit; then the worst cost is not known.`),
  ],
  reward: [
    amount('amount', msg`Amount`),
    {
      path: 'event',
      type: 'choice',
      label: msg`Given for`,
      choices: [
        { value: '', text: msg`Nothing notable` },
        { value: 'registration', text: msg`Registration` },
        { value: 'birthday', text: msg`Birthday` },
        { value: 'profileComplete', text: msg`A complete profile` },
      ],
    },
    {
      path: 'levels',
      type: 'levels',
      label: msg`Amounts by VIP level`,
      hint: msg`One per line: the number of a level, then what it and higher levels get in place of the amount. Empty if all get the same.`,
    },
  ],
  award: [amount('maxAmount', msg`Highest amount`, msg`An operator states the amount of each, up to this one.`)],
  envelope: [
    {
      path: 'prizes',
      type: 'prizes',
      label: msg`Prizes`,
      hint: msg`One per line: the amount, then its weight. Odds are the weight over the sum of weights, and members see them.`,
    },
  ],
  raffle: [
    {
      path: 'prizes',
      type: 'amounts',
      label: msg`Prizes`,
      hint: msg`One per line, the first drawn first. All of them are drawn at the end.`,
    },
    {
      path: 'tickets.per',
      type: 'choice',
      label: msg`Tickets are for`,
      choices: [
        { value: 'deposit', text: msg`Deposits` },
        { value: 'stake', text: msg`Own stakes` },
      ],
    },
    amount('tickets.each', msg`One ticket for each`),
    whole('tickets.most', msg`Tickets of a member at most`),
  ],
  signIn: [
    { path: 'amounts', type: 'amounts', label: msg`Amounts`, hint: msg`Of each day in turn, one per line.` },
    {
      path: 'missed',
      type: 'choice',
      label: msg`After a missed day`,
      choices: [
        { value: 'reset', text: msg`Begin again` },
        { value: 'keep', text: msg`Go on` },
      ],
    },
  ],
  cashback: [
    {
      path: 'period',
      type: 'choice',
      label: msg`Period`,
      choices: [
        { value: 'day', text: msg`Day` },
        { value: 'week', text: msg`Week` },
        { value: 'month', text: msg`Month` },
      ],
    },
    { path: 'percent', type: 'text', label: msg`Percent of the loss`, suffix: 'percent' },
    amount('minAmount', msg`Least amount`),
    amount('maxAmount', msg`Highest amount`),
    whole('claimWithinDays', msg`Days to claim it`),
  ],
  levelUp: [
    {
      path: 'levels',
      type: 'levels',
      label: msg`Levels`,
      hint: msg`One per line: the number of the level, then what reaching it gives, once for life.`,
    },
  ],
  invite: [
    amount('amount', msg`Amount`, msg`For each invited person who has met both needs.`),
    amount('needs.deposit', msg`Deposits of the invited person`),
    amount('needs.turnover', msg`Own stakes of the invited person`),
  ],
  mission: [
    amount('amount', msg`Amount`, msg`For each period in which the mission is completed.`),
    {
      path: 'event',
      type: 'choice',
      label: msg`What counts`,
      choices: [
        { value: 'roundSettled', text: msg`Rounds played` },
        { value: 'roundWon', text: msg`Rounds won` },
        { value: 'depositMade', text: msg`Deposits` },
        { value: 'signedIn', text: msg`Days with a log-in` },
        { value: 'invitedPlayed', text: msg`Invited people who have played` },
        { value: 'profileComplete', text: msg`A complete profile` },
        { value: 'levelReached', text: msg`VIP levels reached for the first time` },
      ],
    },
    {
      path: 'measure',
      type: 'choice',
      label: msg`How it is measured`,
      choices: [
        { value: 'count', text: msg`Number` },
        { value: 'validStake', text: msg`Sum of own stakes` },
        { value: 'distinctGames', text: msg`Number of different games` },
        { value: 'bestMultiple', text: msg`Highest multiple of the stake` },
      ],
    },
    { path: 'target', type: 'text', label: msg`Target`, hint: msg`A number, an amount or a multiple, by the measure.` },
    {
      path: 'reset',
      type: 'choice',
      label: msg`Begins again`,
      choices: [
        { value: 'daily', text: msg`Each day` },
        { value: 'weekly', text: msg`Each week` },
        { value: 'monthly', text: msg`Each month` },
        { value: 'never', text: msg`Never` },
      ],
    },
    {
      path: 'filter.line',
      type: 'text',
      label: msg`Only this product line`,
      hint: msg`Its code, such as RNG. Every line counts if left empty.`,
    },
    { path: 'filter.vendor', type: 'text', label: msg`Only this vendor`, hint: msg`Its code, such as JL.` },
    { path: 'filter.game', type: 'text', label: msg`Only this game`, hint: msg`Its code, such as lotus-lanterns.` },
    amount('filter.leastStake', msg`Least stake of a round`),
  ],
  leaderboard: [
    {
      path: 'window',
      type: 'choice',
      label: msg`Begins again`,
      choices: [
        { value: 'day', text: msg`Each day` },
        { value: 'week', text: msg`Each week` },
        { value: 'month', text: msg`Each month` },
        { value: 'once', text: msg`Never` },
      ],
    },
    {
      path: 'measure',
      type: 'choice',
      label: msg`How it is measured`,
      choices: [
        { value: 'validStake', text: msg`Sum of own stakes` },
        { value: 'bestMultiple', text: msg`Highest multiple of the stake` },
        { value: 'points', text: msg`Points earned` },
      ],
    },
    amount('leastStake', msg`Least stake of a round`),
    {
      path: 'prizes',
      type: 'amounts',
      label: msg`Prizes`,
      hint: msg`One per line, starting with the first place. The budget must hold them all.`,
    },
  ],
  freeSpins: [
    whole('spins', msg`Number of spins`),
    amount('stake', msg`Stake of a spin`, msg`One of the stakes that the game offers.`),
    { path: 'game.vendor', type: 'text', label: msg`Vendor of the game`, hint: msg`Its code, such as JL.` },
    { path: 'game.code', type: 'text', label: msg`Game`, hint: msg`Its code, such as lotus-lanterns.` },
    whole('playWithinDays', msg`Days to play them`),
    amount('maxAmount', msg`Most that the spins give`, msg`The budget keeps this much for each claim until its spins are over.`),
    {
      path: 'deposit',
      type: 'choice',
      label: msg`For which deposit`,
      choices: [
        { value: '', text: msg`None` },
        { value: 'first', text: msg`The first` },
        { value: 'any', text: msg`Any` },
      ],
    },
    amount('minDeposit', msg`Least deposit`),
  ],
} as const satisfies Record<OfferedKind, readonly TermSpec[]>;

/** Who takes part, when and how often. */
export const offerSpecs: readonly TermSpec[] = [
  { path: 'from', type: 'time', label: msg`Begins`, hint: msg`At once if left empty.` },
  { path: 'to', type: 'time', label: msg`Ends`, hint: msg`For good if left empty.` },
  whole('perMember', msg`Claims of a member`),
  whole('perMemberPerDay', msg`Claims of a member in a day`),
  whole('total', msg`Total claims`),
  whole('claimWithinHours', msg`Hours to claim it`, msg`From the deposit on, or from what else it is given for.`),
  { path: 'exclusiveWith', type: 'codes', label: msg`Not together with`, hint: msg`Codes of other promotions, separated by commas.` },
  { path: 'optIn', type: 'flag', label: msg`Members join first` },
  {
    path: 'decision',
    type: 'choice',
    label: msg`Claims are decided`,
    choices: [
      { value: 'automatic', text: msg`At once` },
      { value: 'operator', text: msg`By an operator` },
    ],
  },
  { path: 'mayApplyAgain', type: 'flag', label: msg`Members may apply again after a rejection` },
  whole('reviewFrom', msg`Hold claims for review from a score of`, msg`Each warning sign adds 1 to 5 points. Leave it empty to hold none.`),
  { path: 'agents', type: 'flag', label: msg`Agents may take part` },
  {
    path: 'eligible',
    type: 'tree',
    label: msg`Who may take part`,
  },
  { path: 'picture', type: 'picture', label: msg`Picture` },
  whole('order', msg`Place in the list`, msg`The lowest comes first.`),
];

export const wageringSpecs: readonly TermSpec[] = [
  { path: 'wagering.multiplier', type: 'text', label: msg`Multiplier`, suffix: 'times' },
  {
    path: 'wagering.base',
    type: 'choice',
    label: msg`Of what`,
    choices: [
      { value: 'bonus', text: msg`The bonus` },
      { value: 'depositAndBonus', text: msg`The deposit and the bonus` },
    ],
  },
  {
    path: 'wagering.spend',
    type: 'choice',
    label: msg`Stakes take first`,
    choices: [
      { value: 'realFirst', text: msg`The member’s own money` },
      { value: 'bonusFirst', text: msg`Bonus money` },
    ],
  },
  {
    path: 'wagering.weights',
    type: 'weights',
    label: msg`What counts, in per cent`,
    hint: msg`One per line, such as RNG 100, vendor:JL 50, game:JL/crash 25 or default 0.`,
  },
  { path: 'wagering.maxBet', type: 'text', label: msg`Highest stake of a round`, suffix: 'currency' },
  { path: 'wagering.days', type: 'whole', label: msg`Days to wager it` },
  { path: 'wagering.maxConversion', type: 'text', label: msg`At most this many times the bonus becomes cash`, suffix: 'times' },
  {
    path: 'wagering.onWithdrawal',
    type: 'choice',
    label: msg`A withdrawal`,
    choices: [
      { value: 'forfeit', text: msg`Ends the bonus` },
      { value: 'keep', text: msg`Leaves the bonus` },
    ],
  },
];
