/**
 * Writes what both sides derive from the contract, under libs/api/src/generated/ (checked in, never edited).
 * `--check` writes nothing and exits 1 when a file there is not what the contract gives (docs/guides/add-an-endpoint.md).
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { bundle, loadConfig } from '@redocly/openapi-core';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { callTable, furtherCallTable, operationTable, type ContractDocument } from './operation-table.ts';

const root = path.resolve(import.meta.dirname, '../..');
const target = path.join(root, 'libs/api/src/generated');
const header = '// Made from openapi/ by `npm run contract`; do not edit.\n';

async function bundled(file: string): Promise<ContractDocument> {
  const config = await loadConfig({ configPath: path.join(root, 'redocly.yaml') });
  const { bundle: result, problems } = await bundle({ ref: path.join(root, file), config });
  if (problems.length > 0) throw new Error(problems.map((p) => p.message).join('\n'));
  return result.parsed as ContractDocument;
}

/** Redocly and openapi-typescript each have a type of their own for the same document. */
async function types(document: ContractDocument): Promise<string> {
  return header + astToString(await openapiTS(document as unknown as OpenAPI3, { alphabetize: true }));
}

const [gateway, wallet] = await Promise.all([bundled('openapi/openapi.yaml'), bundled('openapi/seamless-wallet.yaml')]);
const files: Record<string, string> = {
  'gateway.ts': await types(gateway),
  'wallet.ts': await types(wallet),
  'operations.ts': header + operationTable(gateway),
  'calls.ts': header + callTable(gateway),
  'further-calls.ts': header + furtherCallTable(gateway),
  'gateway.json': JSON.stringify(gateway) + '\n',
  'wallet.json': JSON.stringify(wallet) + '\n',
};

const check = process.argv.includes('--check');
await mkdir(target, { recursive: true });
let stale = 0;
for (const [name, text] of Object.entries(files)) {
  const file = path.join(target, name);
  const before = await readFile(file, 'utf8').catch(() => '');
  if (before === text) continue;
  if (check) {
    console.error(`${path.relative(root, file)} is not what openapi/ gives: run \`npm run contract\``);
    stale++;
  } else {
    await writeFile(file, text);
    console.log(`wrote ${path.relative(root, file)}`);
  }
}
if (stale > 0) process.exitCode = 1;
