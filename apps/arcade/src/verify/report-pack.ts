import path from 'node:path';
import { engines } from '../engines/engines.ts';
import { volatilityOf, type Method, type Volatility } from '../engines/exact-figures.ts';
import { toFixed, type Fraction } from '../engines/fraction.ts';
import { packsFolder, readGame } from '../packs/read-games.ts';
import { bookOf } from './book-file.ts';
import { chanceChecks, type Check } from './chance-checks.ts';
import { fileChecks } from './file-checks.ts';
import { rounded } from './rounded.ts';

/** What `npm run verify:pack` reports about a game (games.md H); shares of the stake have six places, halves rounded up. */
export interface PackReport {
  pack: string;
  version?: number;
  packHash?: string;
  engine?: string;
  method?: Method;
  rtp?: string;
  parts?: Record<string, string>;
  hitRate?: string;
  variance?: number;
  standardDeviation?: number;
  /** In stakes. */
  maxWin?: number;
  volatility?: Volatility;
  bets?: Record<string, string>;
  checks: Check[];
  ok: boolean;
}

/** Rounds that the checks play unless fewer are asked for (games.md A5). */
export const checkedRounds = 1_000_000;

/**
 * Recomputes a game's figures and runs all checks of its pack. A pack that its engine rejects gets a single check that says why. With fewer
 * rounds than usual, a finite book is not replayed in full as long as its first rounds come out as before.
 */
export function reportPack(code: string, rounds = checkedRounds, folder = path.join(packsFolder, code), known = engines): PackReport {
  let game;
  try {
    game = readGame(folder, known).current;
  } catch (error) {
    return { pack: code, checks: [{ id: 'schema', ok: false, note: (error as Error).message }], ok: false };
  }
  const { pack, packHash } = game;
  const engine = known[pack.engine]!;
  const exact = engine.exactFigures(pack, rounds < checkedRounds ? bookOf(folder) : undefined);
  const standardDeviation = Math.sqrt(exact.variance);
  const checks: Check[] = [
    { id: 'schema', ok: true },
    ...chanceChecks(game, exact, engine.usualInput(pack), folder, rounds),
    ...fileChecks(folder),
  ];
  return {
    pack: code,
    version: pack.version,
    packHash,
    engine: pack.engine,
    method: exact.method,
    rtp: toFixed(exact.rtp, 6),
    parts: decimals(exact.parts),
    hitRate: toFixed(exact.hitRate, 6),
    variance: rounded(exact.variance),
    standardDeviation: rounded(standardDeviation),
    maxWin: exact.maxWin,
    volatility: volatilityOf(standardDeviation),
    ...(exact.bets ? { bets: decimals(exact.bets) } : {}),
    checks,
    ok: checks.every(({ ok }) => ok),
  };
}

/** The report in lines of English text. */
export function packReportText({ checks, ok, ...figures }: PackReport): string {
  const told = Object.entries(figures).flatMap(([name, value]) =>
    typeof value === 'object' ? Object.entries(value).map(([part, each]) => [`  ${part}`, each]) : [[name, String(value)]],
  );
  return [
    ...told.map(([name, value]) => `${name!.padEnd(20)} ${value}`),
    ...checks.map((each) => `${each.ok ? 'ok   ' : 'WRONG'} ${each.id}${each.note === undefined ? '' : `: ${each.note}`}`),
    ok ? 'All checks pass.' : 'NOT all checks pass.',
  ].join('\n');
}

function decimals(shares: Readonly<Record<string, Fraction>>): Record<string, string> {
  return Object.fromEntries(Object.entries(shares).map(([name, value]) => [name, toFixed(value, 6)]));
}
