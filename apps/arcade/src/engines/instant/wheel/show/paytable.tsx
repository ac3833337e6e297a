import type { PaytableProps } from '../../../../shell/game-client.ts';
import { byTimes, PaysTable, shareOf } from '../../show/pays-table.tsx';
import { RulesSheet } from '../../show/rules-sheet.tsx';
import type { WheelChoice } from '../events.ts';
import type { WheelPack } from '../pack.ts';
import { segmentsOf } from '../rules.ts';
import type { WheelTexts } from './texts.ts';

export function Paytable({ pack, texts: said, stake, input }: PaytableProps<WheelPack>) {
  const texts: WheelTexts = said;
  const choice = input as WheelChoice;
  const endings = segmentsOf(pack, choice).map((times) => ({ times, ways: 1 }));
  return (
    <RulesSheet pack={pack} texts={texts} stake={stake} rules={[texts.t('wheelRule')]} now={[shareOf(endings, choice.size)]}>
      <PaysTable texts={texts} title={texts.t('segmentsTitle')} stake={stake} cases={choice.size} rows={byTimes(endings)} />
    </RulesSheet>
  );
}
