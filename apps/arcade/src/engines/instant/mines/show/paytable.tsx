import type { PaytableProps } from '../../../../shell/game-client.ts';
import { choose } from '../../combinations.ts';
import { PaysTable, shareOf } from '../../show/pays-table.tsx';
import { RulesSheet } from '../../show/rules-sheet.tsx';
import { tileCount, type MinesChoice } from '../events.ts';
import type { MinesPack } from '../pack.ts';
import { timesOf } from '../rules.ts';
import type { MinesTexts } from './texts.ts';

export function Paytable({ pack, texts: said, stake, input }: PaytableProps<MinesPack>) {
  const texts: MinesTexts = said;
  const { mines } = input as MinesChoice;
  // Rows have chances out of different totals, so each is shown as a share of the same total.
  const cases = choose(tileCount, mines);
  const rows = Array.from({ length: tileCount - mines }, (_, index) => ({
    name: texts.count(index + 1),
    times: timesOf(mines, index + 1),
    ways: choose(tileCount - index - 1, mines),
  }));
  return (
    <RulesSheet
      pack={pack}
      texts={texts}
      stake={stake}
      rules={[texts.t('minesRule'), texts.t('leftRule')]}
      now={rows.map((row) => shareOf([row], cases))}
    >
      <PaysTable texts={texts} title={texts.t('yourChoice')} stake={stake} heading={texts.t('tilesOpened')} cases={cases} rows={rows} />
    </RulesSheet>
  );
}
