import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const replaces = /\bvi\.(?:mock|doMock|resetModules)\(|\bprocess\.env\['NODE_ENV'\] = /;

/**
 * Tests that put another module in the place of one, or build for production, by their paths from the workspace: each needs
 * modules that nobody has loaded before it, and others must not be given those that it has loaded.
 */
export function replacingTests(workspace: string, pattern: string): string[] {
  const files = globSync(pattern, { cwd: workspace, exclude: ['**/node_modules'] });
  return files.filter((file) => replaces.test(readFileSync(path.join(workspace, file), 'utf8'))).sort();
}
