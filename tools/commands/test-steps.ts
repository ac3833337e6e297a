import { existsSync } from 'node:fs';
import path from 'node:path';
import { inMatrixOnly } from '../checks/in-matrix-only.ts';
import { root } from './surroundings.ts';

/** Where test runners write their counts, relative to the root of the workspace. */
export const resultsFolder = 'test-results/counts';

/** How a step counts: as one check, or by a runner's JSON report. */
export type Counting = 'one' | { reporter: 'vitest' | 'playwright'; file: string };

export interface Step {
  name: string;
  /** A program of node_modules/.bin and its arguments; several are run until one fails. */
  commands: readonly (readonly [program: string, ...args: string[]])[];
  counting: Counting;
}

const contracts = ['libs/api', 'libs/office-api', 'libs/partners'].map((library) => `${library}/src/generated/**/contract.json`);
const renderedStories = 'libs/ui/src/stories/stories.test.tsx';
/** Every story in the fonts of every tall script: a cross product, so the matrix runs it. */
const tallScripts = 'libs/ui/src/stories/tall-scripts.test.tsx';
const journeys = 'apps/web-e2e/playwright.config.ts';
const pictures = 'apps/web-e2e/src/visual/pictures';

/** Cheap steps first, so that most errors show early. Tests of the output come after the build. */
export const steps: readonly Step[] = [
  { name: 'format', commands: [['oxfmt', '--check']], counting: 'one' },
  { name: 'lint and boundaries', commands: [['oxlint']], counting: 'one' },
  { name: 'types', commands: [['tsc', '-p', '.']], counting: 'one' },
  { name: 'supply chain: no secret in the repository', commands: [['secretlint', '--maskSecrets', '**/*']], counting: 'one' },
  {
    name: 'contract',
    commands: [
      ['redocly', 'lint'],
      ['spectral', 'lint', '--fail-severity=warn', ...contracts],
    ],
    counting: 'one',
  },
  { name: 'contract drift', commands: [['node', 'tools/contract/generate.ts', '--check']], counting: 'one' },
  {
    name: 'texts in every language',
    commands: [
      ['node', 'tools/texts/write-languages.ts', '--check'],
      // Every text in the source must be in the English catalogues; the others are synchronised when texts are released.
      ['lingui', 'check', 'sync', '--locale', 'en', '--clean'],
      ['node', 'tools/texts/check-texts.ts'],
    ],
    counting: 'one',
  },
  vitest('unit', 'node'),
  vitest('gateway', 'gateway', '--project', 'gateway-alone'),
  vitest('gateway on the embedded database', 'embedded'),
  faults('faults', 'tests', '--tests'),
  vitest('components', 'browser', '--project', 'browser-arcade', '--exclude', renderedStories, '--exclude', tallScripts),
  // In a browser of its own, because it hung when run after all other files.
  vitest('stories rendered and hydrated', 'browser', renderedStories),
  { name: 'build of every brand and the arcade', commands: [['nx', 'run-many', '-t', 'build', '--outputStyle=stream']], counting: 'one' },
  { name: 'check of every brand', commands: [['nx', 'run-many', '-t', 'check', '--no-screens', '--outputStyle=stream']], counting: 'one' },
  vitest('built output', 'output'),
  { name: 'build of Storybook', commands: [['nx', 'build-storybook', 'stories', '--outputStyle=stream']], counting: 'one' },
  playwright('stories', 'apps/web-e2e/stories.config.ts'),
  // Without pictures there is nothing to compare with; create them with: npm run visual -- --update
  ...(existsSync(path.join(root, pictures)) ? [playwright('visual', 'apps/web-e2e/visual.config.ts')] : []),
  ...(existsSync(path.join(root, journeys)) ? [playwright('journeys', journeys)] : []),
];

/** The steps of `npm run test:matrix`, which cover more devices, brands and languages. */
export const matrixSteps: readonly Step[] = [
  vitest('what npm test leaves out', 'node', ...inMatrixOnly),
  vitest('stories in tall scripts', 'browser', tallScripts),
  faults('every fault', 'faults'),
  faults('every broken variant is caught', 'broken', '--broken'),
  ...steps.filter(({ name }) => /^build of|^(?:gateway|gateway on the embedded database|built output|stories|visual|journeys)$/.test(name)),
];

/** The steps whose names start with one of these words, or all without words; a word that matches none ends the process. */
export function stepsNamed(words: readonly string[], all: readonly Step[]): readonly Step[] {
  const unknown = words.find((word) => !all.some(({ name }) => name.startsWith(word)));
  if (unknown !== undefined) {
    console.error(`No step begins with "${unknown}". The steps are: ${all.map(({ name }) => name).join(', ')}.`);
    process.exit(2);
  }
  return words.length === 0 ? all : all.filter(({ name }) => words.some((word) => name.startsWith(word)));
}

function vitest(name: string, project: string, ...more: string[]): Step {
  const file = reportFile(name);
  return {
    name,
    commands: [['vitest', 'run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...more]],
    counting: { reporter: 'vitest', file },
  };
}

function faults(name: string, report: string, ...more: string[]): Step {
  return {
    name,
    commands: [['node', 'apps/faults/src/main.ts', ...more]],
    counting: { reporter: 'vitest', file: `test-results/faults/${report}.json` },
  };
}

function playwright(name: string, config: string): Step {
  return {
    name,
    commands: [['playwright', 'test', '-c', config, '--reporter=list,json']],
    counting: { reporter: 'playwright', file: reportFile(name) },
  };
}

function reportFile(name: string): string {
  return `${resultsFolder}/${name.replaceAll(' ', '-')}.json`;
}
