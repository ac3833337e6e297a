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

/** What a command is given beside its arguments, and where it writes. */
export interface Terminal {
  env: Readonly<Record<string, string | undefined>>;
  print: (text: string) => void;
  complain: (text: string) => void;
}

/** Runs one command of operators, such as `['members', 'list', '--json']`; gives the exit code that scripts look at. */
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
    // Commander has said already what is wrong.
    if (error instanceof CommanderError) return error.exitCode;
    const known = error instanceof OfficeError || error instanceof SocketError || error instanceof CommandError;
    const message = error instanceof Error ? error.message : String(error);
    complain(`${known ? message : `The command failed: ${message}`}\n`);
    return 1;
  }
}

/** Asks the running gateway; where none runs, the database itself. */
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
  // All of the gateway comes along, which takes a second: only where none runs.
  const { withoutGateway } = await import('./without-gateway.ts');
  return withoutGateway({ dataDir, brandsFolder, env: withFiles(env) }, (fetch) => ask(createOfficeApi({ fetch, as })));
}

/** Who asks; the key is not an argument, for every user of the machine can read those. */
function credentials(name: string | undefined, env: Terminal['env']): OperatorCredentials | undefined {
  if (!name) return undefined;
  const key = env['PARLOUR_OPERATOR_KEY'];
  if (!key) throw new CommandError(`Put the key of ${name} into PARLOUR_OPERATOR_KEY.`);
  return { name, key };
}

/** A line of an answer, by column. */
type Row = Readonly<Record<string, unknown>>;

/** An answer for a person: a table, or what there is none of. */
function asTable(rows: readonly Row[], none: string): string {
  if (rows.length === 0) return none;
  const columns = Object.keys(rows[0]!).filter((column) => rows.some((row) => row[column] !== null));
  const table = new Table({ head: columns, style: { head: [], border: [] } });
  table.push(...rows.map((row) => columns.map((column) => shown(row[column]))));
  return table.toString();
}

/** A cell; what hides in a text is shown, for names come from players: none may command the terminal or turn the line round. */
function shown(value: unknown): string {
  return markHidden(
    typeof value === 'object' && value !== null ? JSON.stringify(value) : String((value as string | number | boolean | null) ?? ''),
  );
}

/** An answer for a program: what hides in its texts is escaped, which changes nothing for those who parse it. */
function asJson(value: object): string {
  return replaceHidden(JSON.stringify(value, null, 2), (character) =>
    character === '\n' ? character : character.replace(/[^]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
  );
}
