import type { ReactNode } from 'react';
import type { Art } from '../../../shell/game-client.ts';
import type { SlotTexts } from './slot-texts.ts';
import './paytable.css';

interface PaysListProps {
  pack: { symbols: Readonly<Record<string, string>>; pays: Readonly<Record<string, readonly number[]>> };
  art: Art;
  texts: SlotTexts;
  /** What `win` units are worth at the stake. */
  units: (win: number) => string;
  /** Renders the number of symbols that the pay at index `place` is for. */
  sizeOf: (place: number, wins: readonly number[]) => ReactNode;
}

/** Every paying symbol with what it pays, the highest pay first. */
export function PaysList({ pack: { symbols, pays }, art, texts, units, sizeOf }: PaysListProps) {
  return (
    <ul className="pays">
      {Object.entries(pays).map(([symbol, wins]) => (
        <li key={symbol}>
          <SymbolPicture name={symbols[symbol]!} art={art} texts={texts} size={56} />
          <dl>
            {wins
              .map((win, place) => ({ win, place }))
              .filter(({ win }) => win > 0)
              .map(({ win, place }) => (
                <div key={place}>
                  <dt>{sizeOf(place, wins)}</dt>
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

type SymbolPaysProps = Omit<PaysListProps, 'sizeOf'> & { pack: { grid: { reels: number } } };

/** Every paying symbol with what its runs pay, the longest first. */
export function SymbolPays(props: SymbolPaysProps) {
  const { texts, pack } = props;
  return <PaysList {...props} sizeOf={(place, wins) => `${texts.count(pack.grid.reels - wins.length + 1 + place)} ×`} />;
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
