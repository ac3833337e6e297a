/**
 * Generates what both sides derive from the contracts, into the `generated` folder of each contract's library (checked in, never edited).
 * `--check` writes nothing, and exits with 1 if a file there is outdated (docs/guides/add-an-endpoint.md).
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { memberActions } from '@parlour/domain';
import { bundle, loadConfig } from '@redocly/openapi-core';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { operationsOf, type ContractDocument } from './document.ts';
import { declaredErrors, errorsOf, errorTable, refuseUnnamed } from './error-codes.ts';
import { callTables, officeFacts, operationTable, playerFacts, shapes, type FactsOf } from './operation-table.ts';

const root = path.resolve(import.meta.dirname, '../..');
const header = '// Made from openapi/ by `npm run contract`; do not edit.\n';

interface Contract {
  /** Relative to the root of the workspace, like `target`. */
  source: string;
  target: string;
  /** The facts that its server needs about each operation; absent if the server is written against the types alone. */
  factsOf?: FactsOf;
  /** Browsers use it, so a separate table is generated for them. */
  inPages?: boolean;
}

const contracts: readonly Contract[] = [
  { source: 'openapi/player/openapi.yaml', target: 'libs/api/src/generated', factsOf: playerFacts, inPages: true },
  { source: 'openapi/office/openapi.yaml', target: 'libs/office-api/src/generated', factsOf: officeFacts },
  { source: 'openapi/partners/payments.yaml', target: 'libs/partners/src/generated/payments', factsOf: () => ({}) },
  { source: 'openapi/partners/seamless-wallet.yaml', target: 'libs/partners/src/generated/seamless-wallet' },
];

async function bundled(file: string): Promise<ContractDocument> {
  const config = await loadConfig({ configPath: path.join(root, 'redocly.yaml') });
  const { bundle: result, problems } = await bundle({ ref: path.join(root, file), config });
  if (problems.length > 0) throw new Error(problems.map((p) => p.message).join('\n'));
  return result.parsed as ContractDocument;
}

/**
 * The domain's rules decide which roles may perform an action: the contract names the action (`x-action`), and its roles are filled in from
 * there.
 */
function giveRoles(document: ContractDocument): void {
  for (const { operation } of operationsOf(document)) {
    const action = operation['x-action'];
    if (action === undefined) continue;
    if (operation['x-roles']) throw new Error(`${operation.operationId} has x-action and x-roles: one of them says who may`);
    if (!Object.hasOwn(memberActions, action)) throw new Error(`${operation.operationId}: memberActions of the domain has no ${action}`);
    operation['x-roles'] = memberActions[action as keyof typeof memberActions].roles;
  }
}

/** Redocly and openapi-typescript have different types for the same document. */
async function types(document: ContractDocument): Promise<string> {
  return header + astToString(await openapiTS(document as unknown as OpenAPI3, { alphabetize: true }));
}

const declared = declaredErrors(path.join(root, 'openapi'));

async function filesOf({ source, target, factsOf, inPages = false }: Contract) {
  const document = await bundled(source);
  giveRoles(document);
  const errors = errorsOf(document, declared);
  const { ErrorCode } = document.components.schemas;
  if (ErrorCode) ErrorCode.enum = [...errors.keys()];
  const files: Record<string, string> = {
    'schema.ts': await types(document),
    // Indented, so that a change of one operation changes only its own lines.
    'contract.json': JSON.stringify(document, null, 1) + '\n',
    ...(factsOf && {
      'operations.ts': header + operationTable(document, factsOf),
      'shapes.ts': header + shapes,
      'errors.ts': header + errorTable(errors),
    }),
    ...(inPages && Object.fromEntries(Object.entries(callTables(document)).map(([name, text]) => [name, header + text]))),
  };
  return { errors, files: Object.entries(files).map(([name, text]) => ({ file: path.join(root, target, name), text })) };
}

const made = await Promise.all(contracts.map(filesOf));
refuseUnnamed(
  declared,
  made.map(({ errors }) => errors),
);

const check = process.argv.includes('--check');
let stale = 0;
for (const { file, text } of made.flatMap(({ files }) => files)) {
  const before = await readFile(file, 'utf8').catch(() => '');
  if (before === text) continue;
  if (check) {
    console.error(`${path.relative(root, file)} is not what openapi/ gives: run \`npm run contract\``);
    stale++;
  } else {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
    console.log(`wrote ${path.relative(root, file)}`);
  }
}
if (stale > 0) process.exitCode = 1;
