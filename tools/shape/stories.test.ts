import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { featureComponents, shownFile } from '../storybook/shown.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Components that libs/ui exports, with the file of each; icons and illustrations have a page of all of them. */
const components = [...read('libs/ui/src/index.ts').matchAll(/export \{([^}]*)\} from '\.\/([^']*\.tsx)';/g)].flatMap(([, names, file]) =>
  names!
    .split(',')
    .map((name) => name.trim())
    .filter((name) => /^[A-Z]/.test(name))
    .map((name) => [name, file!] as const),
);
const stories = globSync('libs/ui/src/{*/*.stories.tsx,stories/*.tsx}', { cwd: root })
  .filter((file) => !file.endsWith('.test.tsx'))
  .map(read)
  .join('\n');

test.each(components)('%s stands in a story of the component library', (name) => {
  expect(new RegExp(`<${name}\\b|component: ${name}\\b`).test(stories)).toBe(true);
});

test.each([...new Set(components.map(([, file]) => path.dirname(file)))])('what is in %s has a file of stories', (folder) => {
  expect(globSync(`libs/ui/src/${folder}/*.stories.tsx`, { cwd: root })).not.toEqual([]);
});

/**
 * Dialogs without a story, each with the component test that opens and checks it. They open only after an answer to a POST, whose body
 * recordings do not keep, after another member's message, over a registration form, or for a link to another site, of which the recorded
 * contents have none.
 */
const openedInTests: Readonly<Record<string, string>> = {
  ChaseDialog: 'libs/feature-lottery/src/play/play-screen.test.tsx',
  LegalDialog: 'libs/feature-content/src/legal/legal-dialog.test.tsx',
  ReportDialog: 'libs/feature-content/src/chat/chat-screen.test.tsx',
  ForfeitDialog: 'libs/feature-wallet/src/withdraw/withdraw-screen.test.tsx',
  LeavingDialog: 'libs/feature-content/src/announcements/safe-html.test.tsx',
};

test('every screen, dialog and popup of the feature libraries was shown by a page story (mend: write one, then npm run storybook:record)', () => {
  expect(existsSync(shownFile)).toBe(true);
  const shown = new Set(JSON.parse(readFileSync(shownFile, 'utf8')) as string[]);
  const whole = featureComponents().filter(({ file }) => /-(screen|dialog|popup)\.tsx$/.test(file));
  expect(whole.length).toBeGreaterThan(20);
  const missing = whole.filter(({ name }) => !shown.has(name) && !existsSync(path.join(root, openedInTests[name] ?? 'none')));
  expect(missing.map(({ name, file }) => `${name} (${file})`)).toEqual([]);
});
