import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Contract } from './words.ts';

type Tier = Contract['tiers'][number];

/** What a tier pays: `1.2 %`, or the rates of won and lost bets. */
function rateText(i18n: I18n, tier: Tier): string {
  if (tier.rate !== undefined) return `${tier.rate} %`;
  const won = tier.winRate ?? '0';
  const lost = tier.lossRate ?? '0';
  return i18n._(msg`${won} % won, ${lost} % lost`);
}

/** The tiers of a contract on one line, lowest first. */
export function tiersText(i18n: I18n, tiers: readonly Tier[]): string {
  return tiers.map((tier) => rateText(i18n, tier)).join(' · ');
}
