import type { PaytableProps } from '../../../../shell/game-client.ts';
import { PaysTable, shareOf } from '../../show/pays-table.tsx';
import { RulesSheet } from '../../show/rules-sheet.tsx';
import { rankCount } from '../cards.ts';
import { mostCards, mostTimes } from '../events.ts';
import type { HiloPack } from '../pack.ts';
import { timesOf } from '../rules.ts';
import type { HiloTexts } from './texts.ts';

export function Paytable({ pack, texts: said, stake }: PaytableProps<HiloPack>) {
  const texts: HiloTexts = said;
  const { t } = texts;
  const rows = Array.from({ length: rankCount - 1 }, (_, index) => rankCount - 1 - index).map((ways) => ({
    name: texts.count(ways),
    times: timesOf([ways]),
    ways,
  }));
  const limits = t('hiloLimits', { cards: mostCards, most: mostTimes / 10_000 });
  // From one guess that is nearly sure to as many as the largest multiplier takes.
  const boldest = shareOf([{ times: mostTimes, ways: 9900 }], mostTimes);
  return (
    <RulesSheet
      pack={pack}
      texts={texts}
      stake={stake}
      rules={[t('hiloRule'), t('hiloTimes'), limits, t('leftRule')]}
      spread={[shareOf([rows[0]!], rankCount).volatility, boldest.volatility]}
    >
      <PaysTable texts={texts} title={t('firstGuess')} stake={stake} heading={t('ranksRight')} cases={rankCount} rows={rows} />
    </RulesSheet>
  );
}
