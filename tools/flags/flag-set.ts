import { buildFlags, type BuildFlag } from '@parlour/domain';
import type { ScriptFlags } from '../build/scripts/site-script.ts';

/** Every build flag as `value`, but for those in `others`. */
export function flagSet(value: boolean, others: readonly BuildFlag[] = []): ScriptFlags {
  return Object.fromEntries(buildFlags.map((flag) => [flag, others.includes(flag) ? !value : value])) as Record<BuildFlag, boolean>;
}

/** What Vite puts in the place of `FLAGS.<name>`. */
export function literals(flags: ScriptFlags): Record<string, string> {
  return Object.fromEntries(buildFlags.map((flag) => [`FLAGS.${flag}`, String(flags[flag])]));
}
