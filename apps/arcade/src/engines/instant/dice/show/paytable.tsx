import type { PaytableProps } from '../../../../shell/game-client.ts';
import { shareOf } from '../../show/pays-table.tsx';
import { RulesSheet } from '../../show/rules-sheet.tsx';
import type { DiceChoice } from '../events.ts';
import type { DicePack } from '../pack.ts';
import { numbers, timesOf } from '../rules.ts';
import type { DiceTexts } from './texts.ts';

export function Paytable({ pack, texts: said, stake, input }: PaytableProps<DicePack>) {
  const texts: DiceTexts = said;
  const { winning } = input as DiceChoice;
  const now = shareOf([{ times: timesOf(winning), ways: winning }], numbers);
  return <RulesSheet pack={pack} texts={texts} stake={stake} rules={[texts.t('diceRule')]} now={[now]} />;
}
