import type { PaytableProps } from '../../../../shell/game-client.ts';
import { choose } from '../../combinations.ts';
import { PaysTable, shareOf } from '../../show/pays-table.tsx';
import { RulesSheet } from '../../show/rules-sheet.tsx';
import { drawnCount, highestNumber, type KenoChoice } from '../events.ts';
import type { KenoPack } from '../pack.ts';
import { timesOf, waysToHit } from '../rules.ts';
import type { KenoTexts } from './texts.ts';

export function Paytable({ pack, texts: said, stake, input }: PaytableProps<KenoPack>) {
  const texts: KenoTexts = said;
  const choice = input as KenoChoice;
  const { length } = choice.picks;
  const cases = choose(highestNumber, drawnCount);
  const rows = Array.from({ length: length + 1 }, (_, hits) => ({
    name: texts.count(hits),
    times: timesOf(pack, choice, hits),
    ways: waysToHit(length, hits),
  }));
  return (
    <RulesSheet pack={pack} texts={texts} stake={stake} rules={[texts.t('kenoRule')]} now={[shareOf(rows, cases)]}>
      <PaysTable texts={texts} title={texts.t('yourChoice')} stake={stake} heading={texts.t('hits')} cases={cases} rows={rows} />
    </RulesSheet>
  );
}
