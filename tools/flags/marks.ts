import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildFlags, flags, type BuildFlag } from '@parlour/domain';
import { workspace } from '../build/places.ts';

const mark = /^\/\/ @flag (.*)\n/;

/** The flags that a file belongs to: a page contains it if one of them is on. Throws for a mark with an unknown build flag. */
export type Marks = ReadonlyMap<string, readonly BuildFlag[]>;

/** Every file whose first line is `// @flag <name>`, or `// @flag <name> or <name>`. */
export function readMarks(): Marks {
  const found = new Map<string, readonly BuildFlag[]>();
  for (const file of globSync(['apps/*/src/**/*.{ts,tsx}', 'libs/*/src/**/*.{ts,tsx}'], { cwd: workspace }).sort()) {
    const named = mark.exec(readFileSync(path.join(workspace, file), 'utf8'))?.[1]?.split(' or ');
    if (named)
      found.set(
        file,
        named.map((flag) => buildFlag(flag, file)),
      );
  }
  return found;
}

function buildFlag(name: string, file: string): BuildFlag {
  const known = buildFlags.find((flag) => flag === name);
  if (!known) throw new Error(`${file} says "// @flag ${name}", which is no build flag of libs/domain/src/flags.ts`);
  return known;
}

/** This flag and all flags that need it. */
export function withDependents(flag: BuildFlag): BuildFlag[] {
  const needsIt = buildFlags.filter((other) => 'needs' in flags[other] && (flags[other].needs as readonly string[]).includes(flag));
  return [flag, ...needsIt.flatMap(withDependents)];
}
