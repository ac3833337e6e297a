import path from 'node:path';
import { markHidden, replaceHidden } from '@parlour/domain/office';
import { createOfficeApi, OfficeError, type OfficeApi, type OperatorCredentials } from '@parlour/office-api';
import Table from 'cli-table3';
import { CommanderError } from 'commander';
import { socketFetch, SocketError } from '../../areas/office/socket-fetch.ts';
import { opsSocketPath } from '../../areas/office/socket-path.ts';
import { withFiles } from '../env-from-files.ts';
import { CommandError } from './command-shape.ts';
import { operatorProgram } from './program.ts';

const workspace = path.resolve(import.meta.dirname, '../../../../..');

/** The environment of a command, and its output. */
export interface Terminal {
  env: Readonly<Record<string, string | undefined>>;
  print: (text: string) => void;
  complain: (text: string) => void;
}

/** Runs one operator command, such as `['members', 'list', '--json']`; returns the exit code for scripts. */
export async function runOps(args: readonly string[], { env, print, complain }: Terminal): Promise<number> {
  let exitCode = 0;
  const program = operatorProgram(
    async (ask, { none = '', failsOnRows = false, asJson: onlyJson = false } = {}) => {
      const value = await answered(ask, { env, as: credentials(name, env) });
      const rows: Row[] = 'list' in value ? (value.list as Row[]) : [value as Row];
      const json = onlyJson || args.includes('--json');
      print(`${json ? asJson('list' in value ? rows : value) : asTable(rows, none)}\n`);
      if (failsOnRows && rows.length > 0) exitCode = 1;
    },
    { writeOut: print, writeErr: complain },
  );
  let name = env['PARLOUR_OPERATOR'];
  program.hook('preAction', (_program, action) => {
    name = action.opts<{ as?: string }>().as ?? name;
  });
  try {
    await program.parseAsync(args, { from: 'user' });
    return exitCode;
  } catch (error) {
    // Commander has already printed what is wrong.
    if (error instanceof CommanderError) return error.exitCode;
    const known = error instanceof OfficeError || error instanceof SocketError || error instanceof CommandError;
    const message = error instanceof Error ? error.message : String(error);
    complain(`${known ? message : `The command failed: ${message}`}\n`);
    return 1;
  }
}

/** Calls the running gateway; if none is running, works on the database directly. */
async function answered(
  ask: (office: OfficeApi) => Promise<object>,
  { env, as }: { env: Terminal['env']; as: OperatorCredentials | undefined },
): Promise<object> {
  const dataDir = path.resolve(env['DATA_DIR'] || path.join(workspace, '.data'));
  const brandsFolder = path.resolve(env['BRANDS_DIR'] || path.join(workspace, 'brands'));
  try {
    return await ask(createOfficeApi({ fetch: socketFetch(opsSocketPath(dataDir)), as }));
  } catch (error) {
    if (!(error instanceof SocketError && error.nobody)) throw error;
  }
  // Imported only if no gateway is running, because loading the whole gateway takes a second.
  const { withoutGateway } = await import('./without-gateway.ts');
  return withoutGateway({ dataDir, brandsFolder, env: withFiles(env) }, (fetch) => ask(createOfficeApi({ fetch, as })));
}

/** The caller's credentials. The key is no argument, because every user of the machine can read those. */
function credentials(name: string | undefined, env: Terminal['env']): OperatorCredentials | undefined {
  if (!name) return undefined;
  const key = env['PARLOUR_OPERATOR_KEY'];
  if (!key) throw new CommandError(`Put the key of ${name} into PARLOUR_OPERATOR_KEY.`);
  return { name, key };
}

/** A row of an answer, by column. */
type Row = Readonly<Record<string, unknown>>;

/** An answer for people: a table, or the text for an empty list. */
function asTable(rows: readonly Row[], none: string): string {
  if (rows.length === 0) return none;
  const columns = Object.keys(rows[0]!).filter((column) => rows.some((row) => row[column] !== null));
  const table = new Table({ head: columns, style: { head: [], border: [] } });
  table.push(...rows.map((row) => columns.map((column) => shown(row[column]))));
  return table.toString();
}

/** A cell. Hidden characters are made visible: names come from players, and must not control the terminal or reverse the line. */
function shown(value: unknown): string {
  return markHidden(
    typeof value === 'object' && value !== null ? JSON.stringify(value) : String((value as string | number | boolean | null) ?? ''),
  );
}

/** An answer for programs: hidden characters are escaped, which makes no difference to a parser. */
function asJson(value: object): string {
  return replaceHidden(JSON.stringify(value, null, 2), (character) =>
    character === '\n' ? character : character.replace(/[^]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
  );
}
