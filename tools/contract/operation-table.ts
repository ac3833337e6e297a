/** The parts of a bundled contract that the generator reads. */
export interface ContractDocument {
  paths: Record<string, Record<string, ContractOperation>>;
}
interface ContractOperation {
  operationId: string;
  tags: string[];
  security?: Record<string, string[]>[];
  parameters?: { $ref?: string; name?: string; in?: string }[];
  requestBody?: { content: Record<string, unknown> };
  'x-roles': string[];
  'x-flag'?: string;
  'x-step-up'?: 'any' | 'password';
}

const plainBody = 'application/vnd.parlour.plain+json';
const formBody = 'application/x-www-form-urlencoded';
const methods = ['get', 'put', 'post', 'delete', 'patch'];

/** TypeScript source of `operations`: what client and gateway must know of each operation beside its types. */
export function operationTable(document: ContractDocument): string {
  const rows = rowsOf(document, () => true, row);
  return `/** Every operation of the contract: where it is, who may call it, of which flag it is, whether its body is sealed or a form, and what proof it asks for. */
export const operations = {
${rows}
} as const;

export type OperationId = keyof typeof operations;
`;
}

/**
 * TypeScript source of `calls`: of that table what a page needs to look at what everybody may see, and no word of what is so
 * by default; it comes with the first script. What changes something, or is a member's, is in `furtherCallTable`.
 */
export function callTable(document: ContractDocument): string {
  return `import type { OperationId } from './operations.ts';

export interface Call {
  /** GET where absent. */
  method?: 'PUT' | 'POST' | 'DELETE' | 'PATCH';
  path: string;
  /** Only whoever is logged in may ask it. */
  session?: true;
  /** Its body is sealed, or a form. */
  sealed?: true;
  form?: true;
  /** It carries the key of its intent. */
  idempotent?: true;
}

/** How a page calls each operation of the contract by which everybody may look at something. */
export const calls = {
${callRows(document, looksOnly)}
} satisfies Partial<Record<OperationId, Call>>;
`;
}

/** TypeScript source of `furtherCalls`: the same of every other operation, for a script that comes when somebody acts, or is a member. */
export function furtherCallTable(document: ContractDocument): string {
  return `import type { Call, calls } from './calls.ts';
import type { OperationId } from './operations.ts';

export type FurtherCalls = Readonly<Record<Exclude<OperationId, keyof typeof calls>, Call>>;

/** How a page calls each operation of the contract that changes something, or is only for whoever is logged in. */
export const furtherCalls: FurtherCalls = {
${callRows(document, (...call) => !looksOnly(...call))}
};
`;
}

function looksOnly(path: string, method: string, operation: ContractOperation): boolean {
  return method === 'get' && !factsOf(path, method, operation).session;
}

type Choice = (path: string, method: string, operation: ContractOperation) => boolean;

const callRows = (document: ContractDocument, wanted: Choice): string => rowsOf(document, wanted, callRow);

function rowsOf(document: ContractDocument, wanted: Choice, write: typeof row): string {
  return Object.entries(document.paths)
    .flatMap(([path, item]) =>
      methods.filter((method) => item[method] && wanted(path, method, item[method])).map((method) => write(path, method, item[method]!)),
    )
    .join('\n');
}

function callRow(path: string, method: string, operation: ContractOperation): string {
  const { session, sealed, form, idempotent } = factsOf(path, method, operation);
  const said = Object.entries({ session, sealed, form, idempotent }).flatMap(([fact, holds]) => (holds ? [[fact, true] as const] : []));
  const call = { ...(method !== 'get' && { method: method.toUpperCase() }), path, ...Object.fromEntries(said) };
  return `  ${operation.operationId}: ${JSON.stringify(call)},`;
}

function row(path: string, method: string, operation: ContractOperation): string {
  return `  ${operation.operationId}: ${JSON.stringify(factsOf(path, method, operation))},`;
}

function factsOf(path: string, method: string, operation: ContractOperation) {
  return {
    method: method.toUpperCase(),
    path,
    area: operation.tags[0],
    roles: operation['x-roles'],
    flag: operation['x-flag'] ?? null,
    session: (operation.security ?? []).some((s) => 'session' in s),
    sealed: plainBody in (operation.requestBody?.content ?? {}),
    form: formBody in (operation.requestBody?.content ?? {}),
    idempotent: (operation.parameters ?? []).some((p) => /idempotency/i.test(p.$ref ?? p.name ?? '')),
    stepUp: operation['x-step-up'] ?? null,
  };
}
