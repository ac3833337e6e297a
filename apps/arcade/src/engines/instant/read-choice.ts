/** Tells whether a value is an object of exactly these fields, each of which its check accepts. */
export function isChoice<Choice>(
  value: unknown,
  checks: { readonly [Name in keyof Choice]: (field: unknown) => boolean },
): value is Choice {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const names = Object.keys(checks) as (keyof Choice & string)[];
  return (
    Object.keys(value).length === names.length &&
    names.every((name) => Object.hasOwn(value, name) && checks[name]((value as Record<string, unknown>)[name]))
  );
}

export function isWhole(value: unknown, least: number, most: number): value is number {
  return Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
}
