import type { Spin } from '../events.ts';
import type { Before, LinesPay } from './events.ts';
import type { LinesPack } from './pack.ts';

/** A spin in lines of English text, for the command line. */
export function describeSpin(pack: LinesPack, { reveal, pays, win }: Spin<LinesPay>, { twins, wildReel }: Before, title: string): string[] {
  const { stops, window, multiplier } = reveal;
  const name = (symbol: string) => pack.symbols[symbol]!;
  return [
    `${title}, reels at ${stops.join('.')}, wins x${multiplier}: ${win} units`,
    ...(twins ? [`  reels ${twins[0] + 1} and ${twins[1] + 1} are twins`] : []),
    ...(wildReel === undefined ? [] : [`  the wild covers reel ${wildReel + 1}`]),
    ...window[0]!.map((_, row) => `  ${window.map((reel) => name(reel[row]!).padEnd(8)).join(' ')}`),
    ...pays.map((pay) => `  ${describePay(pack, pay)} pays ${pay.win}`),
  ];
}

function describePay({ symbols, mixes }: LinesPack, pay: LinesPay): string {
  if (pay.by === 'scatter') return `anywhere: ${pay.count} x ${symbols[pay.symbol]!}${pay.times === undefined ? '' : ` x${pay.times}`}`;
  return `line ${pay.line + 1}: ${pay.count} x ${pay.mix === undefined ? symbols[pay.symbol]! : mixes![pay.mix]!.name}`;
}
