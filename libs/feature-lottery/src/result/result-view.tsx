// @flag lottery
import { useLingui } from '@lingui/react/macro';
import type { Schema } from '@parlour/api';
import { classNames, VisuallyHidden } from '@parlour/ui';
import { Die } from './die.tsx';
import type { Own } from './own-numbers.ts';
import { PrizeTable } from './prize-table.tsx';
import { RaceTrack } from './race-track.tsx';
import { symbolsOf } from './symbols-of.ts';
import * as styles from './result.css.ts';

interface ResultViewProps {
  form: Schema<'ResultForm'>;
  result: Schema<'LotteryResult'> | undefined;
  /** Prizes that do not count. */
  voidPrizes?: readonly string[] | undefined;
  own?: Own | undefined;
  /** The draw is in progress: missing symbols are animated, and new ones animate in. */
  live?: boolean | undefined;
}

/** A whole result in the form of its game: a table of prizes, dice, racing cars or balls. */
export function ResultView({ form, result, voidPrizes, own, live = false }: ResultViewProps) {
  if ('prizes' in form) return <PrizeTable prizes={form.prizes} result={result} voidPrizes={voidPrizes} own={own} live={live} />;
  const symbols = symbolsOf(form, result);
  return <FastResult look={form.key} size={form.size} symbols={symbols} own={own} live={live} />;
}

interface FastResultProps {
  /** The key of the result: `dice`, `order`, `balls`, `digits`. */
  look: string;
  size: number;
  symbols: readonly string[] | undefined;
  own?: Own | undefined;
  live?: boolean | undefined;
}

export function FastResult({ look, size, symbols, own, live = false }: FastResultProps) {
  const { t } = useLingui();
  const lit = (symbols && own?.symbols(symbols)) ?? none;
  const words = symbols ? symbols.map((symbol, at) => (lit.has(at) ? `${symbol} ${t`(yours)`}` : symbol)).join(' ') : t`not drawn yet`;
  return (
    <div>
      <VisuallyHidden>
        <bdi className={styles.forwards}>{words}</bdi>
      </VisuallyHidden>
      {look === 'order' ? (
        <RaceTrack order={symbols} cars={size} own={lit} />
      ) : (
        <div className={styles.strip} aria-hidden>
          {look === 'dice' ? (
            <Dice size={size} symbols={symbols} own={lit} live={live} />
          ) : (
            <Balls size={size} symbols={symbols} own={lit} live={live} />
          )}
          {symbols && (look === 'dice' || (look === 'digits' && size === 3)) && (
            <Sum symbols={symbols} large own={own?.sum(symbols) ?? false} />
          )}
        </div>
      )}
    </div>
  );
}

const none: ReadonlySet<number> = new Set();

interface SymbolsProps {
  size: number;
  symbols: readonly string[] | undefined;
  /** The places of the player's own symbols. */
  own: ReadonlySet<number>;
  live: boolean;
}

function Dice({ size, symbols, own, live }: SymbolsProps) {
  return Array.from({ length: size }, (_, at) => (
    <Die
      key={`${at} ${symbols?.[at] ?? ''}`}
      face={symbols?.[at] ?? String(at + 2)}
      size="l"
      className={classNames(symbols ? live && styles.coming : styles.rolling, styles.order[at], own.has(at) && styles.litDie)}
    />
  ));
}

function Balls({ size, symbols, own, live }: SymbolsProps) {
  return Array.from({ length: size }, (_, at) => (
    <span
      key={`${at} ${symbols?.[at] ?? ''}`}
      className={classNames(
        symbols ? styles.ball : styles.waitingBall,
        styles.ballSizes.l,
        own.has(at) && styles.litBall,
        live && symbols && styles.coming,
        styles.order[at],
      )}
    >
      {symbols?.[at]}
    </span>
  ));
}

function Sum({ symbols, large = false, own = false }: { symbols: readonly string[]; large?: boolean; own?: boolean }) {
  return (
    <span className={classNames(styles.sum, large && styles.sumL, own && styles.litSum)}>
      = {symbols.reduce((sum, symbol) => sum + Number(symbol), 0)}
    </span>
  );
}

/** The prize that represents a whole result on one line. */
const firstPrizes = ['special', 'first', 'number'];

interface ResultStripProps {
  result: Schema<'LotteryResult'>;
}

const fastKeys = ['dice', 'order', 'balls', 'digits'];

/** A result on one line, for lists: all symbols of a fast game, or the first prize of one with prizes; a dash if that prize is void. */
export function ResultStrip({ result }: ResultStripProps) {
  const entry = [...firstPrizes, ...fastKeys].map((name) => [name, result[name]] as const).find(([, drawn]) => drawn);
  if (!entry?.[1]) return '–';
  const [key, drawn] = entry;
  const symbols = drawn.filter((symbol) => symbol !== null);
  if (fastKeys.includes(key))
    return (
      <span className={styles.strip}>
        {symbols.map((symbol, at) => (
          <Small key={`${at} ${symbol}`} look={key} symbol={symbol} />
        ))}
        {(key === 'dice' || (key === 'digits' && symbols.length === 3)) && <Sum symbols={symbols} />}
      </span>
    );
  const first = symbols[0];
  return (
    <span className={styles.strip}>
      {first !== undefined && [...first].map((digit, at) => <Small key={`${at} ${digit}`} look="digits" symbol={digit} />)}
    </span>
  );
}

function Small({ look, symbol }: { look: string; symbol: string }) {
  if (look === 'dice')
    return (
      <>
        <Die face={symbol} size="s" />
        <VisuallyHidden>{symbol} </VisuallyHidden>
      </>
    );
  if (look === 'order')
    return (
      <span className={classNames(styles.square, styles.carColor[Number(symbol)])}>
        <span className={styles.squareText}>{symbol}</span>
      </span>
    );
  return <span className={classNames(styles.ball, styles.ballSizes.s)}>{symbol}</span>;
}
