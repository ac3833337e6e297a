import path from 'node:path';
import { rolldown } from 'rolldown';
import { expect, test } from 'vitest';
import { workspace } from '../build/places.ts';
import { checkInputs } from './plugin.ts';

test('a check runs again when any of its code changes', async () => {
  const bundle = await rolldown({
    input: ['check-brand.ts', 'report/report.ts'].map((file) => path.join(import.meta.dirname, file)),
    external: /^(?!@parlour\/)[^./\0]/,
    logLevel: 'silent',
  });
  const { output } = await bundle.generate();
  await bundle.close();
  const run = output.flatMap((part) => (part.type === 'chunk' ? part.moduleIds : [])).map((id) => path.relative(workspace, id));
  const globs = checkInputs.flatMap((input) => (typeof input === 'string' ? [input.replace('{workspaceRoot}/', '')] : []));
  expect(run.length).toBeGreaterThan(40);
  expect(run.filter((file) => !globs.some((glob) => path.matchesGlob(file, glob)))).toEqual([]);
});
