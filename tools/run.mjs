// Entry of every npm script: makes sure that node_modules matches package-lock.json, then runs tools/commands/<name>.ts, or a file given by
// its path, on the project's own Node. Plain JavaScript without dependencies, since it runs before any are installed, on Node 20 or later.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const modules = path.join(root, 'node_modules');
const marker = path.join(modules, '.parlour-lock-hash');
const installLock = path.join(root, '.install-lock');
/** An installation that shows no sign of life for this long is considered dead, in ms. */
const staleAfter = 30_000;

const [name, ...args] = process.argv.slice(2);
const command = path.join(root, name?.includes('/') ? name : `tools/commands/${name}.ts`);
if (!name || !existsSync(command)) fail(`there is no command "${name ?? ''}"; package.json lists them`);

try {
  await ensureInstalled();
} catch (error) {
  fail(`the dependencies could not be installed: ${error.message}`);
}
const bin = path.join(modules, '.bin');
// Node keeps compiled code, including stripped TypeScript, so that later starts, of this process and its child, take half the time.
const compiled = process.env.NODE_COMPILE_CACHE ?? path.join(modules, '.cache/parlour-compiled');
const child = spawn(path.join(bin, process.platform === 'win32' ? 'node.exe' : 'node'), [command, ...args], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, NODE_COMPILE_CACHE: compiled, PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}` },
});
// The terminal sends Ctrl-C to both; this process exits as the child does.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => signal !== 'SIGINT' && child.kill(signal));
child.on('error', (error) => fail(`the project's own Node did not start: ${error.message}`));
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)));

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** Installs once, even if several commands start together: the others wait for the first. */
async function ensureInstalled() {
  const wanted = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
  const installed = () =>
    existsSync(path.join(modules, '.bin/node')) &&
    (readFileSync(marker, { flag: 'a+', encoding: 'utf8' }) === wanted || installedByNpm(wanted));
  while (!installed()) {
    if (!takeLock()) {
      await new Promise((resolve) => setTimeout(resolve, 500));
      continue;
    }
    try {
      if (!installed()) await install(wanted);
    } finally {
      rmSync(installLock, { recursive: true, force: true });
    }
  }
}

/** Whether somebody ran `npm ci` by hand: npm writes what it installed into node_modules/.package-lock.json. */
function installedByNpm(wanted) {
  const written = path.join(modules, '.package-lock.json');
  if (!existsSync(written)) return false;
  const packages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
  const present = packages(written);
  const same = Object.entries(packages(path.join(root, 'package-lock.json'))).every(
    ([place, { version, optional }]) =>
      !place.startsWith('node_modules/') || present[place]?.version === version || (optional && !present[place]),
  );
  if (same) writeFileSync(marker, wanted);
  return same;
}

/** Only one process can create a folder. */
function takeLock() {
  try {
    mkdirSync(installLock);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    const age = Date.now() - (statSync(installLock, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    if (age > staleAfter) rmSync(installLock, { recursive: true, force: true });
    return false;
  }
}

function install(wanted) {
  return new Promise((resolve, reject) => {
    const started = Date.now();
    const show = () => {
      const seconds = Math.round((Date.now() - started) / 1000);
      const text = `Installing dependencies (about half a minute) ... ${seconds} s`;
      if (process.stderr.isTTY) process.stderr.write(`\r${text}`);
      else if (seconds % 10 === 0) process.stderr.write(`${text}\n`);
      utimesSync(installLock, new Date(), new Date());
    };
    show();
    const ticking = setInterval(show, 1000);
    const npm = spawn('npm', ['ci', '--no-fund', '--no-audit', '--loglevel=error'], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'pipe'],
      shell: process.platform === 'win32',
    });
    let errors = '';
    npm.stderr.on('data', (chunk) => (errors += chunk));
    npm.on('error', reject);
    npm.on('exit', (code) => {
      clearInterval(ticking);
      if (process.stderr.isTTY) process.stderr.write('\n');
      if (code !== 0) return reject(new Error(errors.trim().split('\n').slice(0, 12).join('\n') || `npm ci ended with ${code}`));
      writeFileSync(marker, wanted);
      resolve();
    });
  });
}
