import path from 'node:path';
import { gatewayRooms } from './table.ts';

const sources = 'apps/gateway/src/';

/**
 * The room of a source file of the gateway, such as `ledger` or `areas/wallet`. Undefined for files above all rooms: the composition
 * (`main/` and the files beside the rooms), tests, and test helpers.
 */
export function roomOf(file: string): string | undefined {
  if (!file.startsWith(sources) || /\.test(-d)?\.ts$|(^|\/)testing(\/|\.ts$)/.test(file)) return undefined;
  const [first = '', second = '', third] = file.slice(sources.length).split('/');
  if (first !== 'areas') return second === '' || first === 'main' ? undefined : first;
  return third === undefined && second !== 'manifest.ts' ? undefined : `areas/${second.replace('.ts', '')}`;
}

/** What is wrong with a file of the gateway importing another by a relative path, or null. */
export function roomProblem(file: string, specifier: string): string | null {
  const from = roomOf(file);
  if (from === undefined) return null;
  const target = path.posix.join(path.posix.dirname(file), specifier);
  if (!target.startsWith(sources)) return `${file} is part of the gateway, and ${target} is not`;
  const to = roomOf(target);
  if (to === from) return null;
  const allowed = gatewayRooms[from];
  if (allowed === undefined) return `${from} is no room of the gateway: give it a row in gatewayRooms (tools/lint/table.ts)`;
  if (to === undefined) return `${from} must not import ${target.slice(sources.length)}, which is above all rooms`;
  return allowed.includes(to) ? null : `${from} must not import ${to}: move what both need down, or have app.ts hand it over`;
}
