import type { BetType, Limits, Odds, PackSettings, TypeSettings } from '@parlour/domain/lottery';

export const limitNames = ['minUnit', 'maxUnit', 'maxStakePerDraw', 'maxPayout'] as const satisfies readonly (keyof Limits)[];

/** Settings of a type as typed; empty where the pack's apply. */
export interface TypeForm {
  on: boolean;
  /** By key; one price is under `price`. */
  odds: Record<string, string>;
  costUnits: string;
  limits: Record<keyof Limits, string>;
  ownSteps: boolean;
  /** `closed`, or one price. */
  steps: { from: string; odds: string }[];
}

const onlyPrice = 'price';

/** The keys under which the odds of a type are typed. */
export const oddsKeys = ({ odds }: BetType): string[] => (typeof odds === 'string' ? [onlyPrice] : Object.keys(odds));

/** The pack's value under a key. */
export const packPrice = ({ odds }: BetType, key: string): string => (typeof odds === 'string' ? odds : (odds[key] ?? ''));

/** A form with a type's settings. `type` is the shipped one, `offered` the one with the settings applied. */
export function typeFormOf(type: BetType, offered: BetType, own: TypeSettings = {}): TypeForm {
  const priceOf = (key: string) => (own.odds === undefined ? '' : typeof own.odds === 'string' ? own.odds : (own.odds[key] ?? ''));
  const limits = Object.fromEntries(limitNames.map((name) => [name, own.limits?.[name] ?? ''])) as TypeForm['limits'];
  return {
    on: !own.off,
    odds: Object.fromEntries(oddsKeys(type).map((key) => [key, priceOf(key)])),
    costUnits: own.costUnits === undefined ? '' : String(own.costUnits),
    limits,
    ownSteps: own.steps !== undefined,
    steps: offered.exposure.steps.map(({ from, odds }) => ({ from, odds: typeof odds === 'string' ? odds : '' })),
  };
}

/** The settings with the typed values of one type; a type without settings is left out. */
export function withTyped(settings: PackSettings, type: BetType, typed: TypeForm): PackSettings {
  const odds = oddsTyped(type, typed.odds);
  const limits = Object.fromEntries(
    limitNames.map((name) => [name, typed.limits[name].trim()] as const).filter(([, value]) => value !== ''),
  );
  const own: TypeSettings = {
    ...(!typed.on && { off: true as const }),
    ...(odds !== undefined && { odds }),
    ...(typed.costUnits.trim() !== '' && { costUnits: Number(typed.costUnits) }),
    ...(Object.keys(limits).length > 0 && { limits }),
    ...(typed.ownSteps && { steps: typed.steps.map((step) => ({ from: step.from.trim(), odds: step.odds.trim() })) }),
  };
  const { [type.id]: before, ...others } = settings.types ?? {};
  const isSet = Object.keys(own).length > 0;
  return before === undefined && !isSet ? settings : { ...settings, types: { ...others, ...(isSet && { [type.id]: own }) } };
}

function oddsTyped({ odds }: BetType, typed: Readonly<Record<string, string>>): Odds | undefined {
  if (typeof odds === 'string') return typed[onlyPrice]?.trim() || undefined;
  const entries = Object.entries(typed).flatMap(([key, price]) => (price.trim() === '' ? [] : [[key, price.trim()] as const]));
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}
