import type { PaytableProps } from '../../../../shell/game-client.ts';
import { RulesSheet } from '../../show/rules-sheet.tsx';
import type { DiceChoice } from '../events.ts';
import type { DicePack } from '../pack.ts';
import { numberText, timesOf } from '../rules.ts';
import type { DiceTexts } from './texts.ts';

export function Paytable({ pack, texts: said, input }: PaytableProps<DicePack>) {
  const texts: DiceTexts = said;
  const { winning } = input as DiceChoice;
  // Ten thousand numbers times ten-thousandths, so a millionth of the product is percent.
  const rtp = ((timesOf(winning) * winning) / 1_000_000).toFixed(2);
  return <RulesSheet pack={pack} texts={texts} rules={[texts.t('diceRule')]} now={{ rtp, hitRate: numberText(winning) }} />;
}
