import { buildFlags, type BuildFlag } from '@parlour/domain';
import type { ScriptFlags } from '../build/scripts/scripts.ts';

/** Every build flag set to `value`, except those in `others`. */
export function flagSet(value: boolean, others: readonly BuildFlag[] = []): ScriptFlags {
  return Object.fromEntries(buildFlags.map((flag) => [flag, others.includes(flag) ? !value : value])) as Record<BuildFlag, boolean>;
}

/** What Vite replaces `FLAGS.<name>` by. */
export function literals(flags: ScriptFlags): Record<string, string> {
  return Object.fromEntries(buildFlags.map((flag) => [`FLAGS.${flag}`, String(flags[flag])]));
}
