import type { Art } from '../../../../shell/game-client.ts';
import type { SlotTexts } from '../../show/slot-texts.ts';
import { SymbolPicture } from '../../show/symbol-pays.tsx';

interface SizePaysProps {
  pack: { symbols: Readonly<Record<string, string>>; pays: Readonly<Record<string, readonly number[]>>; paySizes: readonly number[] };
  art: Art;
  texts: SlotTexts;
  /** What so many units are worth at the stake. */
  units: (win: number) => string;
}

/** Every paying symbol with what so many of it pay, the most first. */
export function SizePays({ pack: { symbols, pays, paySizes }, art, texts, units }: SizePaysProps) {
  const size = (index: number) => {
    const [least, next] = [paySizes[index]!, paySizes[index + 1]];
    const { count } = texts;
    return next === undefined ? `${count(least)}+` : next === least + 1 ? count(least) : `${count(least)}–${count(next - 1)}`;
  };
  return (
    <ul className="pays">
      {Object.entries(pays).map(([symbol, wins]) => (
        <li key={symbol}>
          <SymbolPicture name={symbols[symbol]!} art={art} texts={texts} size={56} />
          <dl>
            {wins
              .map((win, index) => (
                <div key={size(index)}>
                  <dt>
                    <bdi dir="ltr">{size(index)}</bdi>
                  </dt>
                  <dd>{units(win)}</dd>
                </div>
              ))
              .toReversed()}
          </dl>
        </li>
      ))}
    </ul>
  );
}
