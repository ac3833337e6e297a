import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startChild } from './child.ts';
import { failuresOf, skipsOf } from './failures.ts';
import { demandFreePorts } from './ports.ts';
import { runServers } from './run-servers.ts';
import { portOf, root } from './surroundings.ts';
import { count } from './test-step.ts';
import { steps, stepsNamed } from './test-steps.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'parlour-commands-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const report = (name: string, content: unknown) => {
  writeFileSync(path.join(folder, name), JSON.stringify(content));
  return path.relative(root, path.join(folder, name));
};

test('words after npm test choose the steps whose names begin with them, in their order; without words it runs all', () => {
  expect(stepsNamed(['unit', 'texts'], steps).map(({ name }) => name)).toEqual(['texts in every language', 'unit']);
  expect(stepsNamed([], steps)).toBe(steps);
});

describe('what npm test names at its end', () => {
  const failing = (reporter: 'vitest' | 'playwright', content: unknown) =>
    failuresOf(reporter, path.join(root, report('failing.json', content)));

  test('the tests that failed, with the first line of the error', () => {
    const assertionResults = [
      { status: 'passed', fullName: 'is right' },
      { status: 'failed', fullName: 'is wrong', failureMessages: ['\u001B[31mAssertionError: 1 is not 2\u001B[39m\n    at x.test.ts:1'] },
    ];
    expect(failing('vitest', { testResults: [{ name: `${root}/libs/x.test.ts`, assertionResults }] })).toEqual([
      'libs/x.test.ts: is wrong: AssertionError: 1 is not 2',
    ]);
  });

  test('a file that could not be read', () => {
    expect(failing('vitest', { testResults: [{ name: 'y.test.ts', message: '\nSyntaxError: no', assertionResults: [] }] })).toEqual([
      'y.test.ts: SyntaxError: no',
    ]);
  });

  test('journeys by their device, file and groups', () => {
    const results = [{ error: { message: 'first try' } }, { error: { message: 'Error: not there\n\nCall log' } }];
    const specs = [
      { title: 'plays', file: 'a.spec.ts', ok: false, tests: [{ projectName: 'phone', results }] },
      { title: 'reads', file: 'a.spec.ts', ok: true, tests: [{ projectName: 'phone', results: [{}] }] },
    ];
    const suites = [{ title: 'a.spec.ts', suites: [{ title: 'a visitor', specs }] }];
    expect(failing('playwright', { suites, errors: [{ message: 'no server' }] })).toEqual([
      'before any test: no server',
      'phone › a.spec.ts › a visitor › plays: Error: not there',
    ]);
  });

  test('nothing where the report only counts, as that of the faults does', () => {
    expect(failing('vitest', { numPassedTests: 11, numFailedTests: 1 })).toEqual([]);
  });

  test('the tests that were skipped, with what was missing', () => {
    const why = '[skipped: this machine has no nginx]';
    const assertionResults = [
      { status: 'passed', fullName: 'is right' },
      { status: 'skipped', fullName: `nginx ${why} answers` },
    ];
    const unit = report('unit.json', { testResults: [{ name: `${root}/tools/x.test.ts`, assertionResults }] });
    expect(skipsOf('vitest', path.join(root, unit))).toEqual([`tools/x.test.ts: nginx ${why} answers`]);
    const faults = report('faults.json', { skipped: ['F07 disk full [skipped: no disk]'] });
    expect(skipsOf('vitest', path.join(root, faults))).toEqual(['F07 disk full [skipped: no disk]']);
    const tests = [{ projectName: 'phone', status: 'skipped', annotations: [{ type: 'skip', description: 'no touch' }], results: [] }];
    const journeys = report('journeys.json', { suites: [{ title: 'a.spec.ts', specs: [{ title: 'swipes', ok: true, tests }] }] });
    expect(skipsOf('playwright', path.join(root, journeys))).toEqual(['phone › a.spec.ts › swipes [skipped: no touch]']);
  });

  test('nothing where there is no report', () => {
    expect(failuresOf('vitest', path.join(root, 'nowhere.json'))).toEqual([]);
  });
});

describe('what npm test counts', () => {
  test('tests of a Vitest report', () => {
    const file = report('vitest.json', { numPassedTests: 12, numFailedTests: 3, numPendingTests: 2 });
    expect(count({ reporter: 'vitest', file }, false)).toEqual({ passed: 12, failed: 3, skipped: 2 });
  });

  test('journeys of a Playwright report', () => {
    const file = report('playwright.json', { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 } });
    expect(count({ reporter: 'playwright', file }, false)).toEqual({ passed: 6, failed: 1, skipped: 2 });
  });

  test('a report that was never written is a failure', () => {
    expect(count({ reporter: 'vitest', file: 'nowhere.json' }, true)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  test('any other step as one', () => {
    expect([count('one', true), count('one', false)]).toEqual([
      { passed: 1, failed: 0, skipped: 0 },
      { passed: 0, failed: 1, skipped: 0 },
    ]);
  });
});

describe('the port', () => {
  test.each(['abc', '0', '70000', '4300.5'])('%s is refused in a sentence', (PORT) =>
    expect(() => portOf({ PORT })).toThrow(/must be a whole number/),
  );

  test('is 4300 unless told otherwise', () => expect([portOf({}), portOf({ PORT: '5000' })]).toEqual([4300, 5000]));

  test('in use is reported with what needs it', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    await expect(demandFreePorts({ gateway: port })).rejects.toThrow(`port ${port}, which the gateway needs, is in use`);
    await new Promise((resolve) => server.close(resolve));
    await expect(demandFreePorts({ gateway: port })).resolves.toBeUndefined();
  });
});

describe('servers of one command', () => {
  const script = (source: string) => ({ name: 'server', program: process.execPath, args: ['-e', source], env: {}, logs: folder });

  test('one that ends by itself ends all, and its last output is reported', async () => {
    const told: string[] = [];
    const error = console.error;
    console.error = (line: string) => void told.push(line);
    let other: ReturnType<typeof startChild> | undefined;
    const code = await runServers(async (start) => {
      other = start(script('setInterval(() => {}, 1000)'));
      start(script('console.log("a log line"); console.error("the door is locked"); process.exitCode = 3'));
    });
    console.error = error;
    expect([code, told]).toEqual([1, ['the door is locked']]);
    await other!.ended;
  });

  test('stop ends a server and waits until it has ended', async () => {
    const child = startChild(script('process.on("SIGTERM", () => process.exit(0)); setInterval(() => {}, 1000); console.log("up")'));
    await child.stop();
    await expect(child.ended).resolves.toBeDefined();
  });
});
