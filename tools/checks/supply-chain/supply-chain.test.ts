import { execFile } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from '../../commands/surroundings.ts';

// Security E12: the secret scan of `npm test` finds planted secrets, and the product's components can be listed.
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'parlour-secrets-'));
  for (const file of ['.secretlintrc.json', '.secretlintignore']) cpSync(path.join(root, file), path.join(folder, file));
});
afterEach(() => rmSync(folder, { recursive: true }));

const run = (program: string, args: readonly string[], cwd: string) =>
  new Promise<{ code: number; out: string }>((resolve) => {
    const bin = path.join(root, 'node_modules/.bin');
    const env = { ...process.env, PATH: `${bin}${path.delimiter}${process.env['PATH']}` };
    execFile(program, args, { cwd, env, maxBuffer: 2 ** 26 }, (failure, out) => resolve({ code: failure ? Number(failure.code) : 0, out }));
  });
const look = () => run('secretlint', ['--maskSecrets', '--secretlintrc', path.join(root, '.secretlintrc.json'), '**/*'], folder);

test('a folder without a secret passes', async () => {
  writeFileSync(path.join(folder, 'plain.txt'), 'nothing to see\n');
  expect((await look()).code).toBe(0);
});

test('a private key is found, wherever it is, and not printed', async () => {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  writeFileSync(path.join(folder, '.hidden.ts'), `const key = \`${privateKey}\`;\n`);
  const { code, out } = await look();
  expect([code, out.includes('PrivateKey'), out.includes(privateKey.slice(40, 90))]).toEqual([1, true, false]);
});

test('`npm run sbom` lists every part with its version', async () => {
  const { scripts, dependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
    dependencies: Record<string, string>;
  };
  const [program, ...args] = scripts['sbom']!.split(' ');
  const { components, bomFormat } = JSON.parse((await run(program!, args, root)).out) as {
    bomFormat: string;
    components: { name: string; version: string; purl: string }[];
  };
  expect(bomFormat).toBe('CycloneDX');
  const listed = new Set(components.filter(({ version, purl }) => version !== '' && purl.startsWith('pkg:npm/')).map(({ name }) => name));
  expect(Object.keys(dependencies).filter((name) => !listed.has(name))).toEqual([]);
});
