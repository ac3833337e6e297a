import path from 'node:path';
import { CommanderError } from 'commander';
import { withFiles } from '../env-from-files.ts';
import { askGateway } from '../../areas/office/client.ts';
import type { Asked } from '../../areas/office/commands.ts';
import { OperatorError } from '../../areas/office/operator-error.ts';
import type { Credentials } from '../../areas/office/operators.ts';
import { operatorProgram } from '../../areas/office/program.ts';
import { asTable } from '../../areas/office/show.ts';
import { opsSocketPath } from '../../areas/office/socket-path.ts';

const workspace = path.resolve(import.meta.dirname, '../../../../..');
const env = process.env;
const settings = {
  dataDir: path.resolve(env['DATA_DIR'] || path.join(workspace, '.data')),
  brandsFolder: path.resolve(env['BRANDS_DIR'] || path.join(workspace, 'brands')),
};

const program = operatorProgram(async (command, input, { none }) => {
  const asked = { command, input, as: credentials() };
  const heard = await askGateway(opsSocketPath(settings.dataDir), asked);
  const answer = heard ? heard.value : await withoutGateway(asked);
  const json = process.argv.includes('--json');
  console.log(json ? JSON.stringify(answer, null, 2) : asTable(answer, none));
  // Both answer what is wrong; a script must notice.
  if ((command === 'ledger check' || command === 'ledger reconcile') && Array.isArray(answer) && answer.length > 0) process.exitCode = 1;
});

let name = env['PARLOUR_OPERATOR'];
program.hook('preAction', (_program, action) => {
  name = action.opts<{ as?: string }>().as ?? name;
});

/** All of the gateway comes along, which takes a second: only where none runs. */
async function withoutGateway(asked: Asked) {
  const { runWithoutGateway } = await import('./without-gateway.ts');
  return runWithoutGateway({ ...settings, env: withFiles(env) }, asked);
}

/** Who asks; the key is not an argument, for every user of the machine can read those. */
function credentials(): Credentials | undefined {
  if (!name) return undefined;
  const key = env['PARLOUR_OPERATOR_KEY'];
  if (!key) throw new OperatorError(`Put the key of ${name} into PARLOUR_OPERATOR_KEY.`);
  return { name, key };
}

try {
  await program.parseAsync();
} catch (error) {
  process.exitCode = 1;
  if (error instanceof OperatorError) console.error(error.message);
  else if (!(error instanceof CommanderError))
    console.error(`The command failed: ${error instanceof Error ? error.message : String(error)}`);
}
