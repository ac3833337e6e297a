import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MerchantPolicy, Policy } from './words.ts';

/** A complete policy: what was set, and defaults for the rest. */
export type Effective = { [Name in keyof Policy]-?: NonNullable<Policy[Name]> | Extract<Policy[Name], null> } & {
  offers: { [Kind in keyof NonNullable<Policy['offers']>]-?: Required<NonNullable<NonNullable<Policy['offers']>[Kind]>> };
};

const kindsOf = (usual: Policy) => Object.keys(usual.offers ?? {}) as (keyof Effective['offers'])[];

/** The policy in force at a merchant. */
export function effective({ policy, usual }: Pick<MerchantPolicy, 'policy' | 'usual'>): Effective {
  const offers = Object.fromEntries(kindsOf(usual).map((kind) => [kind, { ...usual.offers?.[kind], ...policy.offers?.[kind] }]));
  return { ...usual, ...policy, offers } as Effective;
}

/** The differences between a policy and the defaults: only those are stored. */
export function changedFrom(usual: Policy, typed: Effective): Policy {
  const differs = (a: unknown, b: unknown) => JSON.stringify(a) !== JSON.stringify(b);
  const offers = Object.fromEntries(
    kindsOf(usual).flatMap((kind) => {
      const before: Readonly<Record<string, unknown>> = usual.offers?.[kind] ?? {};
      const changed = Object.entries(typed.offers[kind]).filter(([name, value]) => differs(value, before[name]));
      return changed.length === 0 ? [] : [[kind, Object.fromEntries(changed)]];
    }),
  );
  const rest = Object.entries(typed).filter(([name, value]) => name !== 'offers' && differs(value, usual[name as keyof Policy]));
  return { ...Object.fromEntries(rest), ...(Object.keys(offers).length > 0 && { offers }) };
}

export const sectionTitles = {
  team: msg`Teams`,
  salaries: msg`Salaries and payment`,
  dividends: msg`Dividends and affiliates`,
  rebates: msg`Rebates and quota`,
  transfers: msg`Transfers in a line`,
} as const;
export type Section = keyof typeof sectionTitles;
export const sections = Object.keys(sectionTitles) as Section[];

/** Costs that a policy may deduct. */
export const costs = [
  ['betRebate', msg`Bet rebates`],
  ['agentRebate', msg`Agent rebates`],
  ['promotion', msg`Promotions`],
  ['fee', msg`Fees`],
  ['salary', msg`Salaries`],
] as const;

interface TextSpec {
  name:
    | 'activeMin'
    | 'turnoverUnit'
    | 'singlePickMin'
    | 'base'
    | 'pool'
    | 'meteredFrom'
    | 'transferMin'
    | 'transferDailyCap'
    | 'transferPairCap'
    | 'transferTurnover'
    | 'transferTwoPeople';
  label: MessageDescriptor;
  hint?: MessageDescriptor;
  inputMode: 'numeric' | 'decimal';
  /** A whole number that is not an amount. */
  isCount?: boolean;
}

/** Typed values, by section. */
export const textFields: Readonly<Record<Section, readonly TextSpec[]>> = {
  team: [{ name: 'activeMin', label: msg`An account is active from this turnover on`, inputMode: 'decimal' }],
  salaries: [
    {
      name: 'turnoverUnit',
      label: msg`Daily salaries count whole units of turnover`,
      hint: msg`Leave empty to count all of it.`,
      inputMode: 'decimal',
    },
    {
      name: 'singlePickMin',
      label: msg`Hourly salaries count only bets that cover at least this percentage of the possible results`,
      hint: msg`0 to count every bet.`,
      inputMode: 'decimal',
    },
  ],
  dividends: [],
  rebates: [
    { name: 'base', label: msg`Prize group of bets that name none`, inputMode: 'numeric', isCount: true },
    { name: 'pool', label: msg`Pool, percent of the stake`, inputMode: 'decimal' },
    {
      name: 'meteredFrom',
      label: msg`Accounts are counted from this prize group on`,
      hint: msg`Leave empty to count none.`,
      inputMode: 'numeric',
      isCount: true,
    },
  ],
  transfers: [
    { name: 'transferMin', label: msg`Least amount`, inputMode: 'decimal' },
    { name: 'transferDailyCap', label: msg`Most that one account may send in a day`, inputMode: 'decimal' },
    { name: 'transferPairCap', label: msg`Most that one account may send to another in a day`, inputMode: 'decimal' },
    {
      name: 'transferTwoPeople',
      label: msg`An operator decides on transfers from this amount on`,
      hint: msg`Leave empty for the amount from which withdrawals take two operators.`,
      inputMode: 'decimal',
    },
    {
      name: 'transferTurnover',
      label: msg`How many times received money is staked before it can be withdrawn`,
      inputMode: 'numeric',
      isCount: true,
    },
  ],
};

interface ChoiceSpec {
  name: 'unreachedUpline' | 'carry' | 'turnoverRule' | 'dividendCycle' | 'affiliateCycle' | 'rebateMode';
  label: MessageDescriptor;
  hint?: MessageDescriptor;
  options: readonly (readonly [string | number, MessageDescriptor])[];
}

export const cycles = [
  ['daily', msg`Every day`],
  ['weekly', msg`Every week`],
  ['semimonthly', msg`Twice a month`],
  ['monthly', msg`Every month`],
] as const;

const changedCycle = msg`The running period still ends as planned, and the next one begins right after it. Contracts keep their tiers; offers that wait for an answer must be made again.`;

/** Selected values, by section. */
export const choiceFields: Readonly<Record<Section, readonly ChoiceSpec[]>> = {
  team: [],
  salaries: [
    {
      name: 'unreachedUpline',
      label: msg`An upline that reached no tier`,
      options: [
        ['settle', msg`still owes its downline`],
        ['stop', msg`ends what is due below it`],
      ],
    },
  ],
  dividends: [
    { name: 'dividendCycle', label: msg`Dividends are settled`, hint: changedCycle, options: cycles },
    { name: 'affiliateCycle', label: msg`Affiliates are settled`, hint: changedCycle, options: cycles },
    {
      name: 'carry',
      label: msg`A loss is carried on`,
      options: [
        [0, msg`never`],
        [1, msg`for ever`],
        [2, msg`to the next period`],
        [3, msg`from the first half of a month to the second`],
      ],
    },
    {
      name: 'turnoverRule',
      label: msg`Tiers of dividends ask for turnover`,
      options: [
        ['total', msg`of the whole period`],
        ['dailyAverage', msg`of an average day`],
      ],
    },
  ],
  rebates: [
    {
      name: 'rebateMode',
      label: msg`Rebates are paid`,
      options: [
        ['groups', msg`by prize groups`],
        ['pool', msg`out of a pool`],
      ],
    },
  ],
  transfers: [],
};

interface SwitchSpec {
  name: 'includeSelf' | 'lossCheck' | 'payFromWallet' | 'autoSend';
  label: MessageDescriptor;
}

/** Switches, by section. */
export const switchFields: Readonly<Record<Section, readonly SwitchSpec[]>> = {
  team: [{ name: 'includeSelf', label: msg`An account is in its own team` }],
  salaries: [
    { name: 'lossCheck', label: msg`Tiers of daily salaries also ask for a loss` },
    { name: 'payFromWallet', label: msg`Uplines also pay out of their wallets` },
  ],
  dividends: [{ name: 'autoSend', label: msg`Dividends are paid without an approval` }],
  rebates: [],
  transfers: [],
};
