// @flag lottery
import { useLingui } from '@lingui/react/macro';
import { groupRebateText, oddsPlayedAt, type BetType, type RulePack } from '@parlour/domain/lottery';
import { Select } from '@parlour/ui';
import { oddsText, shareText } from '../words/format.ts';

interface GroupChoiceProps {
  pack: RulePack;
  type: BetType;
  /** The player's own prize group. */
  own: number;
  /** The lowest that a bet may use. */
  least: number;
  value: number;
  onChange: (group: number) => void;
}

/** The step between groups in the list. */
const apart = 20;

/** Chooses the prize group of a bet: a lower one has lower odds and returns the difference as rebate. */
export function GroupChoice({ pack, type, own, least, value, onChange }: GroupChoiceProps) {
  const { t, i18n } = useLingui();
  const { odds } = type;
  if (typeof odds !== 'string') return null;
  const highest = Math.ceil(own / apart) * apart - apart;
  const below = Array.from({ length: Math.max(0, Math.floor((highest - least) / apart) + 1) }, (_, at) => highest - at * apart);
  return (
    <Select
      label={t`Prize group`}
      hint={t`A lower group has lower odds, and you get the difference back as rebate.`}
      value={String(value)}
      options={[own, ...below].map((group) => {
        const name = i18n.number(group, { useGrouping: false });
        const price = oddsText(oddsPlayedAt(pack, type, odds, group), i18n.locale);
        const rebate = shareText(groupRebateText(own, group), i18n.locale);
        return {
          value: String(group),
          text: group === own ? t`${name} · odds ${price}` : t`${name} · odds ${price} · rebate ${rebate}`,
        };
      })}
      onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
    />
  );
}
