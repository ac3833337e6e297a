// @flag agentPolicy
import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@parlour/api';
import { formatPercent, fromWire, subtract, toWire } from '@parlour/domain';
import { Text } from '@parlour/ui';
import { useAmounts } from './use-amounts.tsx';

interface ExplanationProps {
  explanation: Schema<'BillExplanation'>;
}

/** A bill's formula with its figures, as sentences (agents.md 5, 6 and 10). */
export function BillFormula({ explanation: { bill, tiers } }: ExplanationProps) {
  const { t, i18n } = useLingui();
  const amounts = useAmounts();
  const tier = tiers[bill.tier - 1];
  const rate = (text: string | undefined) => formatPercent(text ?? '0', i18n.locale);
  const [basis, due, net, adjustment, carryIn] = [bill.basis, bill.due, bill.net, bill.adjustment, bill.carryIn].map(amounts.text);
  const lines: string[] = [];
  if (bill.kind === 'dividend') {
    const before = amounts.text(toWire(subtract(fromWire(bill.net), fromWire(bill.adjustment))));
    lines.push(t`What the team’s players lost, less costs: ${before}.`);
    if (isSet(bill.adjustment)) lines.push(t`Bets that were voided after they had counted change that by ${adjustment} to ${net}.`);
    if (isSet(bill.carryIn)) lines.push(t`Carried over from earlier periods: ${carryIn}.`);
    lines.push(t`Together: ${basis}.`);
  }
  if (bill.kind === 'affiliate') {
    const [ggr, deductions] = [amounts.text(bill.ggr), amounts.text(bill.deductions)];
    lines.push(t`What the players lost: ${ggr}. Costs and fees: ${deductions}.`);
    if (isSet(bill.adjustment)) lines.push(t`Bets that were voided after they had counted change that by ${adjustment}.`);
    if (isSet(bill.carryIn)) lines.push(t`Carried over from earlier periods: ${carryIn}.`);
    lines.push(t`Net revenue: ${basis}.`);
  }
  if (!tier) lines.push(t`No tier was reached, so nothing is due.`);
  else if (bill.kind === 'hourly') {
    const [won, lost] = [amounts.text(bill.won), amounts.text(bill.lost)];
    const [winRate, lossRate] = [rate(tier.winRate), rate(tier.lossRate)];
    lines.push(t`Stakes of winning bets ${won} × ${winRate} + stakes of losing bets ${lost} × ${lossRate} = ${due}.`);
  } else if (bill.kind === 'realtime') {
    const [winRate, lossRate] = [rate(tier.winRate), rate(tier.lossRate)];
    lines.push(
      t`Of each winning bet ${winRate} of its stake, of each losing bet ${lossRate}, less what the accounts below received of it: together ${due}.`,
    );
  } else if (fromWire(bill.basis).minor <= 0n) lines.push(t`That is not above zero, so nothing is due.`);
  else {
    const share = rate(tier.rate);
    lines.push(bill.kind === 'daily' ? t`Turnover of the team ${basis} × ${share} = ${due}.` : t`${basis} × ${share} = ${due}.`);
  }
  if (isSet(bill.held)) lines.push(t`${amounts.text(bill.held)} waits until enough players are active.`);
  return (
    <>
      {lines.map((line) => (
        <Text key={line}>{line}</Text>
      ))}
      {bill.kind !== 'realtime' && (
        <Text tone="muted">
          <Trans>Fractions of the smallest unit are dropped once, at the end.</Trans>
        </Text>
      )}
    </>
  );
}

/** The tier that was reached, and what was missing for the next one. */
export function NextTier({ explanation: { bill, tiers, nextTier } }: ExplanationProps) {
  const { t, i18n } = useLingui();
  const amounts = useAmounts();
  const reached = bill.tier > 0 ? t`Tier ${i18n.number(bill.tier)} of ${i18n.number(tiers.length)} was reached.` : t`No tier was reached.`;
  if (!nextTier) return <Text>{reached}</Text>;
  const missing = [
    ...(isSet(nextTier.turnover) ? [t`turnover ${amounts.text(nextTier.turnover)}`] : []),
    ...(nextTier.bet5 && isSet(nextTier.bet5) ? [t`turnover of 5 days ${amounts.text(nextTier.bet5)}`] : []),
    ...(nextTier.bet15 && isSet(nextTier.bet15) ? [t`turnover of 15 days ${amounts.text(nextTier.bet15)}`] : []),
    ...(nextTier.active > 0 ? [t`active accounts ${i18n.number(nextTier.active)}`] : []),
    ...(isSet(nextTier.loss)
      ? [bill.kind === 'affiliate' ? t`net revenue ${amounts.text(nextTier.loss)}` : t`players’ loss ${amounts.text(nextTier.loss)}`]
      : []),
  ];
  const list = new Intl.ListFormat(i18n.locale, { type: 'unit' }).format(missing);
  return (
    <Text>
      {reached} {missing.length > 0 && t`Missing for tier ${i18n.number(nextTier.tier)}: ${list}.`}
    </Text>
  );
}

const isSet = (amount: Schema<'Money'>): boolean => fromWire(amount).minor !== 0n;
