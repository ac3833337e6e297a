import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

interface Contract {
  paths: Record<
    string,
    { post: { requestBody: { content: { 'application/json': { schema: { $ref: string } } } }; responses: Record<string, unknown> } }
  >;
  components: { schemas: Record<string, object> };
}

/** The contract as one file: its source is in several. */
const file = path.resolve(import.meta.dirname, '../../../../libs/partners/src/generated/seamless-wallet/contract.json');
const contract = JSON.parse(readFileSync(file, 'utf8')) as Contract;
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema({ $id: 'contract', components: contract.components });

/** How a request breaks openapi/partners/seamless-wallet.yaml; empty when it keeps the contract. */
export function requestProblems(urlPath: string, body: unknown): string[] {
  const schema = contract.paths[urlPath]?.post.requestBody.content['application/json'].schema.$ref;
  if (schema === undefined) return [`${urlPath} is not in the contract`];
  return problems(schema.split('/').at(-1)!, body);
}

/** The same for a schema by its name, such as `RevealAnswer`. */
export function problems(schemaName: string, value: unknown): string[] {
  // Compiled once per schema.
  const validate = ajv.getSchema(`contract#/components/schemas/${schemaName}`);
  if (!validate) throw new Error(`the contract has no schema ${schemaName}`);
  return validate(value) ? [] : validate.errors!.map(({ instancePath, message }) => `${schemaName}${instancePath}: ${message}`);
}
