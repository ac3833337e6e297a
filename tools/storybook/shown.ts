import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { webFolder, workspace } from '../build/places.ts';

/**
 * Names of the components of the feature libraries and of the form kit that some page story showed when the answers were recorded, in
 * alphabetical order.
 */
export const shownFile = path.join(webFolder, 'src/stories/shown.json');

/** Every component that a file of the feature libraries or of the form kit exports, with the file. */
export function featureComponents(): { name: string; file: string }[] {
  return globSync('libs/{feature-*,forms}/src/**/*.tsx', { cwd: workspace })
    .filter((file) => !/\.test\.tsx$|\/testing\//.test(file))
    .flatMap((file) =>
      [...readFileSync(path.join(workspace, file), 'utf8').matchAll(/^export (?:async )?function ([A-Z]\w*)/gm)].map(([, name]) => ({
        name: name!,
        file,
      })),
    )
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Names of the components on the current page of Storybook. */
export function namesOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // React's internal tree, which has no types: only this file reads it.
    type Fiber = { type: { name?: string } | null; child: Fiber | null; sibling: Fiber | null };
    const names = new Set<string>();
    const walk = (fiber: Fiber | null) => {
      for (let at = fiber; at; at = at.sibling) {
        if (typeof at.type === 'function' && at.type.name) names.add(at.type.name);
        walk(at.child);
      }
    };
    const root = document.getElementById('storybook-root')!;
    const key = Object.keys(root).find((name) => name.startsWith('__reactContainer'));
    if (key) walk((root as unknown as Record<string, { stateNode: { current: Fiber } }>)[key]!.stateNode.current);
    return [...names];
  });
}

/** Writes all these names to `shownFile`. */
export function writeShown(met: ReadonlySet<string>): void {
  const names = [...new Set(featureComponents().map(({ name }) => name))].filter((name) => met.has(name));
  writeFileSync(shownFile, `${JSON.stringify(names, null, 2)}\n`);
}
