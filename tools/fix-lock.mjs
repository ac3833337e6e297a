// Runs after npm has written package-lock.json (`npm run lock`). A registry may lack the optional packages of other platforms; npm then
// leaves them out of the lock, and `npm ci` rejects that lock. This adds the missing entries: the version is the one pinned by the parent,
// the platform is part of the name. `npm ci` skips entries for other platforms.
import { readFileSync, writeFileSync } from 'node:fs';

const file = new URL('../package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(file, 'utf8'));
const { packages } = lock;

const systems = ['darwin', 'linux', 'win32', 'freebsd', 'android', 'openbsd', 'netbsd', 'sunos', 'aix', 'openharmony', 'wasm32'];
const processors = ['x64', 'arm64', 'arm', 'ia32', 'riscv64', 'ppc64', 's390x', 'loong64', 'mips64el', 'wasm32'];

/** Whether Node, starting from the package at `place`, finds `name` in some node_modules on its way up. */
function isLocked(place, name) {
  for (let folder = place; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    if (packages[folder ? `${folder}/node_modules/${name}` : `node_modules/${name}`]) return true;
    if (folder === '') return false;
    if (!folder.includes('/node_modules/')) return packages[`node_modules/${name}`] !== undefined;
  }
}

/** The platform that a package such as `@scope/thing-linux-x64-musl` is for, or null. */
function platformOf(name) {
  const words = name.split('/').pop().split(/[-.]/);
  const os = systems.find((word) => words.includes(word));
  const cpu = processors.find((word) => words.includes(word));
  if (!os && !cpu) return null;
  const libc = words.some((word) => word.startsWith('musl'))
    ? 'musl'
    : os === 'linux' && words.some((word) => word.startsWith('gnu'))
      ? 'glibc'
      : null;
  return { ...(cpu && { cpu: [cpu] }), ...(libc && { libc: [libc] }), ...(os && os !== 'wasm32' && { os: [os] }) };
}

let added = 0;
for (const [place, { optionalDependencies = {} }] of Object.entries({ ...packages })) {
  for (const [name, range] of Object.entries(optionalDependencies)) {
    if (isLocked(place, name)) continue;
    const platform = platformOf(name);
    if (!platform) {
      console.warn(`${name} ${range} is missing and its name tells no platform; npm ci may refuse the lock`);
      continue;
    }
    packages[`node_modules/${name}`] = { version: range.replace(/^[\^~]/, ''), optional: true, ...platform };
    added++;
  }
}
lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`package-lock.json: ${added} entries for other platforms added`);
