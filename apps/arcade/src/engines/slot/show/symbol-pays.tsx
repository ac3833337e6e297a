import type { Art } from '../../../shell/game-client.ts';
import type { SlotTexts } from './slot-texts.ts';
import './paytable.css';

interface SymbolPaysProps {
  pack: { symbols: Readonly<Record<string, string>>; pays: Readonly<Record<string, readonly number[]>>; grid: { reels: number } };
  art: Art;
  texts: SlotTexts;
  /** What so many units are worth at the stake. */
  units: (win: number) => string;
}

/** Every paying symbol with what its runs pay, the longest first. */
export function SymbolPays({ pack: { symbols, pays, grid }, art, texts, units }: SymbolPaysProps) {
  return (
    <ul className="pays">
      {Object.entries(pays).map(([symbol, wins]) => (
        <li key={symbol}>
          <SymbolPicture name={symbols[symbol]!} art={art} texts={texts} size={56} />
          <dl>
            {wins
              .map((win, index) => [grid.reels - wins.length + 1 + index, win] as const)
              .filter(([, win]) => win > 0)
              .map(([count, win]) => (
                <div key={count}>
                  <dt>{texts.count(count)} ×</dt>
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

interface SymbolPictureProps {
  name: string;
  art: Art;
  texts: SlotTexts;
  size: number;
}

export function SymbolPicture({ name, art, texts, size }: SymbolPictureProps) {
  return <img src={art[name]} alt={texts.t(`symbol.${name}`)} width={size} height={size} />;
}

/** Names and values, such as the figures of a game. */
export function Figures({ rows }: { rows: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl className="figures">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
