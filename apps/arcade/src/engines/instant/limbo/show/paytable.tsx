import type { PaytableProps } from '../../../../shell/game-client.ts';
import { shareOf } from '../../show/pays-table.tsx';
import { RulesSheet } from '../../show/rules-sheet.tsx';
import type { LimboChoice } from '../events.ts';
import type { LimboPack } from '../pack.ts';
import { cases, waysTo } from '../rules.ts';
import type { LimboTexts } from './texts.ts';

export function Paytable({ pack, texts: said, stake, input }: PaytableProps<LimboPack>) {
  const texts: LimboTexts = said;
  const { target } = input as LimboChoice;
  const shares = shareOf([{ times: target * 100, ways: waysTo(target) }], cases);
  return <RulesSheet pack={pack} texts={texts} stake={stake} rules={[texts.t('limboRule'), texts.t('limboHow')]} now={[shares]} />;
}
