import path from 'node:path';
import { importedProject, projectOf } from './projects.ts';
import { roomProblem } from './gateway-rooms.ts';
import { drawsFrom, importTable } from './table.ts';

/** What is wrong with `file` (from the root of the workspace) importing `specifier`, or null. */
export function importProblem(file: string, specifier: string): string | null {
  const from = projectOf(file);
  if (!from) return file.startsWith('tools/') && specifier.startsWith('.') ? reachingIn(file, specifier) : null;
  const drawn = drawProblem(file, specifier);
  if (drawn !== null) return drawn;
  if (specifier.startsWith('.')) return relativeProblem(file, specifier) ?? roomProblem(file, specifier);
  const to = importedProject(specifier);
  if (!to || to.project === from) return null;
  if (!to.project.exports.includes(to.entry)) return `${specifier} is inside ${to.project.name}; import what its package.json exports`;
  const allowed = from.tags
    .flatMap((tag) => to.project.tags.map((toTag) => importTable[tag]?.[toTag]))
    .find((entries) => entries !== undefined);
  if (allowed === undefined) return `${from.name} must not import ${to.project.name}: move what both need down (architecture 2)`;
  if (allowed === '*' || allowed.includes(to.entry)) return null;
  return `${from.name} may import of ${to.project.name} only ${allowed.join(', ')} (architecture 2)`;
}

/** Tools may import what a project's package.json exports, and nothing of its inside. */
function reachingIn(file: string, specifier: string): string | null {
  const to = projectOf(path.posix.join(path.posix.dirname(file), specifier));
  return to ? `import ${to.name} by its name: what tools/ need of a project, its package.json exports` : null;
}

function drawProblem(file: string, specifier: string): string | null {
  const place = Object.keys(drawsFrom).find((each) => file.startsWith(each));
  if (place === undefined || file.endsWith('.test.ts')) return null;
  const target = specifier.startsWith('.') ? path.posix.join(path.posix.dirname(file), specifier) : specifier;
  if (!specifier.startsWith('.') && !importedProject(specifier)) return null;
  if (drawsFrom[place]!.some((allowed) => target.startsWith(allowed))) return null;
  return `${file} draws: it must not import ${target}, on which an outcome could come to depend (rewards.md R33)`;
}

function relativeProblem(file: string, specifier: string): string | null {
  const target = path.posix.join(path.posix.dirname(file), specifier);
  const from = projectOf(file);
  const to = projectOf(target);
  if (to === from) return null;
  if (target.startsWith('tools/') && drivesTheBuild(file)) return null;
  if (to) return `import ${to.name} by its name, not by a relative path`;
  return `${target} is outside of ${from?.name}; only libraries may be imported`;
}

/** Configuration files of projects, and journeys, are part of how the workspace is built and tested: they may import tools/. */
function drivesTheBuild(file: string): boolean {
  return /^\w+\/[^/]+\/[^/]+\.config\.ts$/.test(file) || projectOf(file)?.tags.includes('type:e2e') === true;
}
