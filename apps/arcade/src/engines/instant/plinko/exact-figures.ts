import type { ExactFigures } from '../../exact-figures.ts';
import { figuresOfSettings, type Setting } from '../settings.ts';
import { risks, rowCounts, type PlinkoChoice } from './events.ts';
import type { PlinkoPack } from './pack.ts';
import { firstInput, timesOf, waysInto } from './rules.ts';

export function exactFigures(pack: PlinkoPack): ExactFigures {
  const settings = risks.flatMap((risk) => rowCounts.map((rows) => settingOf(pack, { risk, rows })));
  return figuresOfSettings(settings, settingOf(pack, firstInput()));
}

/** A risk and a number of rows, by the way into each bin. */
export function settingOf(pack: Pick<PlinkoPack, 'tables'>, choice: PlinkoChoice): Setting {
  const { risk, rows } = choice;
  const bins = Array.from({ length: rows + 1 }, (_, bin) => bin);
  return {
    name: `${risk}:${rows}`,
    cases: 2n ** BigInt(rows),
    endings: bins.map((bin) => ({ times: timesOf(pack, choice, bin), ways: BigInt(waysInto(rows, bin)) })),
  };
}
