import type { GameChange, GamePage } from './use-game-change.ts';

/** The values in the fields; empty if unknown. */
export interface Facts {
  class: string;
  kind: string;
  /** Percent, such as `96.50`. */
  rtp: string;
  volatility: string;
  /** Percent. */
  hitRate: string;
  /** In stakes. */
  maxWin: string;
  features: string[];
  countries: string;
  picture: string;
}

/** The fields, with the version of the game that they started from. */
export type FactsForm = Facts & { version: number };

/** Hundredths in decimal notation. */
const written = (hundredths: number | null) => (hundredths === null ? '' : (hundredths / 100).toFixed(2));
const read = (text: string) => (text === '' ? null : Math.round(Number(text) * 100));

/** The initial values of the form for a game. */
export const factsOf = ({ game }: GamePage): Facts => ({
  class: game.class ?? '',
  kind: game.kind,
  rtp: written(game.rtp),
  volatility: game.volatility ?? '',
  hitRate: written(game.hitRate),
  maxWin: game.maxWin === null ? '' : String(game.maxWin / 100),
  features: game.features,
  countries: game.countries.join(', '),
  picture: game.picture,
});

/** The changes, without unchanged fields. */
export function changeOf(before: Facts, after: Facts): GameChange {
  const facts: Record<keyof Facts, unknown> = {
    class: after.class || null,
    kind: after.kind,
    rtp: read(after.rtp),
    volatility: after.volatility || null,
    hitRate: read(after.hitRate),
    maxWin: read(after.maxWin),
    features: after.features,
    countries: after.countries.toUpperCase().match(/[A-Z]{2}/g) ?? [],
    picture: after.picture.trim(),
  };
  const isChanged = (field: keyof Facts) => String(after[field]) !== String(before[field]);
  return Object.fromEntries(Object.entries(facts).filter(([field]) => isChanged(field as keyof Facts))) as GameChange;
}

/** The requested change, in the form of the fields. */
export const textsOf = ({ rtp, hitRate, maxWin, features, countries, ...rest }: GameChange): Partial<Facts> => ({
  ...(Object.fromEntries(Object.entries(rest).map(([field, value]) => [field, value ?? ''])) as Partial<Facts>),
  ...(rtp !== undefined && { rtp: written(rtp) }),
  ...(hitRate !== undefined && { hitRate: written(hitRate) }),
  ...(maxWin !== undefined && { maxWin: maxWin === null ? '' : String(maxWin / 100) }),
  ...(features && { features }),
  ...(countries && { countries: countries.join(', ') }),
});
