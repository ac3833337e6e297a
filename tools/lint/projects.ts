import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const workspace = path.resolve(import.meta.dirname, '../..');
const scope = '@parlour/';

/** A library or an application. */
export interface Project {
  /** Folder, from the root of the workspace. */
  root: string;
  /** Such as `@parlour/ui`. */
  name: string;
  tags: readonly string[];
  /** Entry points, such as `.` and `./schema`. */
  exports: readonly string[];
}

export const projects: readonly Project[] = globSync('{apps,libs}/*/package.json', { cwd: workspace }).map((file) => {
  const { name, nx, exports } = JSON.parse(readFileSync(path.join(workspace, file), 'utf8')) as {
    name: string;
    nx?: { tags?: string[] };
    exports?: Record<string, string>;
  };
  return { root: path.dirname(file).replaceAll(path.sep, '/'), name, tags: nx?.tags ?? [], exports: Object.keys(exports ?? {}) };
});

/** The project that a file (from the root of the workspace) is in; undefined for tools/ and files of the root. */
export function projectOf(file: string): Project | undefined {
  return projects.find((project) => file.startsWith(`${project.root}/`));
}

/** What an import names: a project, and which of its entry points. */
export function importedProject(specifier: string): { project: Project; entry: string } | undefined {
  if (!specifier.startsWith(scope)) return undefined;
  const [room, ...rest] = specifier.slice(scope.length).split('/');
  const project = projects.find(({ name }) => name === scope + room);
  return project && { project, entry: rest.length === 0 ? '.' : `./${rest.join('/')}` };
}
