import type { PaytableProps } from '../../../../shell/game-client.ts';
import { byTimes, PaysTable, shareOf } from '../../show/pays-table.tsx';
import { RulesSheet } from '../../show/rules-sheet.tsx';
import type { PlinkoChoice } from '../events.ts';
import type { PlinkoPack } from '../pack.ts';
import { timesOf, waysInto } from '../rules.ts';
import type { PlinkoTexts } from './texts.ts';

export function Paytable({ pack, texts: said, stake, input }: PaytableProps<PlinkoPack>) {
  const texts: PlinkoTexts = said;
  const choice = input as PlinkoChoice;
  const endings = Array.from({ length: choice.rows + 1 }, (_, bin) => ({
    times: timesOf(pack, choice, bin),
    ways: waysInto(choice.rows, bin),
  }));
  const cases = 2 ** choice.rows;
  return (
    <RulesSheet pack={pack} texts={texts} stake={stake} rules={[texts.t('plinkoRule')]} now={[shareOf(endings, cases)]}>
      <PaysTable texts={texts} title={texts.t('bins')} stake={stake} cases={cases} rows={byTimes(endings)} />
    </RulesSheet>
  );
}
