import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const replaces = /\bvi\.(?:mock|doMock|resetModules)\(/;

/**
 * Tests that put another module in the place of one, by their paths from the workspace: each needs modules that nobody has
 * loaded before it.
 */
export function replacingTests(workspace: string, pattern: string): string[] {
  const files = globSync(pattern, { cwd: workspace, exclude: ['**/node_modules'] });
  return files.filter((file) => replaces.test(readFileSync(path.join(workspace, file), 'utf8'))).sort();
}
