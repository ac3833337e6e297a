import type { PaytableProps } from '../../../../shell/game-client.ts';
import { PaysTable, shareOf } from '../../show/pays-table.tsx';
import { RulesSheet } from '../../show/rules-sheet.tsx';
import { doorsOf, floorCount, levels, type TowersChoice } from '../events.ts';
import type { TowersPack } from '../pack.ts';
import { timesOf } from '../rules.ts';
import type { TowersTexts } from './texts.ts';

export function Paytable({ pack, texts: said, stake, input }: PaytableProps<TowersPack>) {
  const texts: TowersTexts = said;
  const { t } = texts;
  const { level } = input as TowersChoice;
  const { doors, traps } = doorsOf[level];
  // Rows have chances out of different totals, so each is shown as a share of the same total.
  const cases = doors ** floorCount;
  const rows = Array.from({ length: floorCount }, (_, index) => ({
    name: texts.count(index + 1),
    times: timesOf(level, index + 1),
    ways: (doors - traps) ** (index + 1) * doors ** (floorCount - index - 1),
  }));
  const told = levels.map((each) => t('levelDoors', { level: t(each), ...doorsOf[each] }));
  return (
    <RulesSheet
      pack={pack}
      texts={texts}
      stake={stake}
      rules={[t('towersRule'), told.join(' '), t('leftRule')]}
      now={rows.map((row) => shareOf([row], cases))}
    >
      <PaysTable texts={texts} title={t('levelPays', { level: t(level) })} stake={stake} heading={t('floors')} cases={cases} rows={rows} />
    </RulesSheet>
  );
}
