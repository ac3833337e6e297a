import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const replaces = /\bvi\.(?:mock|doMock|resetModules)\(|\bprocess\.env\['NODE_ENV'\] = /;

/**
 * Tests that replace a module or build for production, by their paths from the workspace. Each needs modules that no other test has loaded
 * before, and its own must not be passed on to others.
 */
export function replacingTests(workspace: string, pattern: string): string[] {
  const files = globSync(pattern, { cwd: workspace, exclude: ['**/node_modules'] });
  return files.filter((file) => replaces.test(readFileSync(path.join(workspace, file), 'utf8'))).sort();
}
