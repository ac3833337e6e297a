import type { AnyPay } from '../events.ts';
import { tumblingSpins, type TumblingEvent } from './events.ts';

/** The round in lines of English text; `say` names a pay that only this engine has. */
export function describeTumbling<Pays extends AnyPay>(
  { symbols, scatter, finiteBook }: { symbols: Readonly<Record<string, string>>; scatter: string; finiteBook: { size: number } },
  events: readonly TumblingEvent<Pays>[],
  orb: string | undefined,
  say: (pay: Pays) => string,
): string[] {
  const reveal = events.find((event) => event.type === 'reveal');
  const sentence = (pay: Pays | { by: 'scatter'; count: number; win: number }) =>
    `${pay.by === 'scatter' ? `${pay.count} x ${symbols[scatter]!}` : say(pay as Pays)} pays ${pay.win}`;
  return [
    `Round ${reveal?.round} of ${finiteBook.size}`,
    ...tumblingSpins(events, orb).flatMap(({ stands, closing, win }, index) => [
      `${index === 0 ? 'Paid spin' : `Free spin ${index}`}: ${win} units`,
      ...stands.flatMap(({ window, wins }) => [
        ...Array.from(window[0]!, (_, row) => `  ${window.map((letters) => symbols[letters[row]!]!.padEnd(9)).join(' ')}`),
        ...wins.map((pay) => `  ${sentence(pay)}`),
      ]),
      ...closing.map((pay) => `  ${sentence(pay)}`),
    ]),
  ];
}
