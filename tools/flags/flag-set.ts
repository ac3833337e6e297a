import { buildFlags, type BuildFlag } from '@parlour/domain';

/** A choice of build flags, as a brand makes one. */
export type FlagSet = Readonly<Record<BuildFlag, boolean>>;

/** Every build flag as `value`, but for those in `others`. */
export function flagSet(value: boolean, others: readonly BuildFlag[] = []): FlagSet {
  return Object.fromEntries(buildFlags.map((flag) => [flag, others.includes(flag) ? !value : value])) as Record<BuildFlag, boolean>;
}

/** What Vite puts in the place of `FLAGS.<name>`. */
export function literals(flags: FlagSet): Record<string, string> {
  return Object.fromEntries(buildFlags.map((flag) => [`FLAGS.${flag}`, String(flags[flag])]));
}
