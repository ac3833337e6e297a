import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

interface VitestReport {
  /** Absent in the report of the faults suite, which counts scenarios and prints failing ones to the terminal. */
  testResults?: { name: string; message?: string; assertionResults: { status: string; fullName: string; failureMessages?: string[] }[] }[];
  /** Scenarios of the faults suite that cannot run on this machine, each with the reason. */
  skipped?: string[];
}
interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    file: string;
    ok: boolean;
    tests: {
      projectName: string;
      status?: string;
      annotations?: { type: string; description?: string }[];
      results: { error?: { message?: string } }[];
    }[];
  }[];
}
interface PlaywrightReport {
  suites: PlaywrightSuite[];
  errors?: { message?: string }[];
}

/**
 * The failures in a runner's JSON report, one line each: the test and the first line of its error. Logs are often truncated to their end,
 * which is where `npm test` prints these lines. Empty if the report is missing.
 */
export function failuresOf(reporter: 'vitest' | 'playwright', file: string): string[] {
  if (!existsSync(file)) return [];
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
  // Not validated: both are written by the runner's version in package.json.
  return reporter === 'vitest' ? vitestFailures(report as VitestReport) : playwrightFailures(report as PlaywrightReport);
}

/** The skipped tests in a runner's JSON report, one line each. Empty if the report is missing. */
export function skipsOf(reporter: 'vitest' | 'playwright', file: string): string[] {
  if (!existsSync(file)) return [];
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return reporter === 'vitest'
    ? vitestSkips(report as VitestReport)
    : (report as PlaywrightReport).suites.flatMap((suite) => skipsOfSuite(suite, []));
}

function vitestSkips({ testResults = [], skipped = [] }: VitestReport): string[] {
  const skips = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'skipped' || status === 'pending')
      .map(({ fullName }) => `${fromRoot(name)}: ${fullName}`),
  );
  return [...skips, ...skipped];
}

function skipsOfSuite({ title, suites = [], specs = [] }: PlaywrightSuite, above: readonly string[]): string[] {
  const here = [...above, title];
  const own = specs.flatMap(({ title: spec, tests }) =>
    tests
      .filter(({ status }) => status === 'skipped')
      .map(({ projectName, annotations = [] }) => {
        const why = annotations.find(({ type, description }) => type === 'skip' && description)?.description;
        return `${[projectName, ...here, spec].filter(Boolean).join(' › ')}${why ? ` [skipped: ${why}]` : ''}`;
      }),
  );
  return [...own, ...suites.flatMap((suite) => skipsOfSuite(suite, here))];
}

function vitestFailures({ testResults = [] }: VitestReport): string[] {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0) return message ? [line(name, message)] : [];
    return failed.map(({ fullName, failureMessages }) => line(`${name}: ${fullName}`, failureMessages?.[0]));
  });
}

function playwrightFailures({ suites, errors = [] }: PlaywrightReport): string[] {
  return [...errors.map(({ message }) => line('before any test', message)), ...suites.flatMap((suite) => failuresOfSuite(suite, []))];
}

function failuresOfSuite({ title, suites = [], specs = [] }: PlaywrightSuite, above: readonly string[]): string[] {
  const here = [...above, title];
  const own = specs
    .filter(({ ok }) => !ok)
    .flatMap(({ title: spec, tests }) =>
      tests.flatMap(({ projectName, results }) => {
        const error = results.findLast((result) => result.error)?.error?.message;
        return error === undefined ? [] : [line([projectName, ...here, spec].filter(Boolean).join(' › '), error)];
      }),
    );
  return [...own, ...suites.flatMap((suite) => failuresOfSuite(suite, here))];
}

/** Without terminal colours and the workspace's path. */
function line(test: string, message = ''): string {
  const said =
    stripVTControlCharacters(message)
      .split('\n')
      .find((each) => each.trim() !== '') ?? '';
  return `${fromRoot(test)}: ${said.trim().slice(0, 200)}`;
}

function fromRoot(test: string): string {
  return test.replace(`${process.cwd()}/`, '');
}
