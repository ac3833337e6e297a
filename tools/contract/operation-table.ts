import { operationsOf, type ContractDocument, type ContractOperation } from './document.ts';

const plainBody = 'application/vnd.parlour.plain+json';
const formBody = 'application/x-www-form-urlencoded';

type Facts = Record<string, unknown>;
/** An operation's facts in a table, besides its method, path and area. */
export type FactsOf = (operation: ContractOperation, method: string) => Facts;

/** The facts that the gateway needs about players' operations. */
export const playerFacts: FactsOf = (operation) => ({
  roles: operation['x-roles'],
  agents: operation['x-agents'] ?? null,
  action: operation['x-action'] ?? null,
  flag: operation['x-flag'] ?? null,
  session: needsSession(operation),
  anonymous: operation['x-anonymous'] === true,
  sealed: plainBody in (operation.requestBody?.content ?? {}),
  form: formBody in (operation.requestBody?.content ?? {}),
  idempotent: isIdempotent(operation),
  stepUp: operation['x-step-up'] ?? null,
  bodyLimit: operation['x-body-limit'] ?? null,
});

/**
 * The facts that the gateway needs about operators' operations: the name in the audit log, whether it changes something and does so in one
 * transaction, whether it is for operators who are not logged in, which permission it otherwise requires (office O3), and which policy
 * makes it a proposal.
 */
export const officeFacts: FactsOf = (operation, method) => ({
  loggedAs: operation['x-logged-as'],
  anyone: operation['x-anyone'] === true,
  permission: operation['x-permission'] ?? null,
  scope: operation['x-scope'],
  stepUp: operation['x-step-up'] !== undefined,
  reveals: operation['x-reveals'] ?? null,
  approval: orNull(operation['x-approval']),
  audit: orNull(operation['x-audit']),
  changes: changes(operation, method),
  transaction: changes(operation, method) && !operation['x-own-transactions'],
  bodyLimit: operation['x-body-limit'] ?? null,
});

const changes = (operation: ContractOperation, method: string) => method !== 'GET' && !operation['x-reads'];
const orNull = (fact = 'none') => (fact === 'none' ? null : fact);

/** TypeScript source of `operations`: where each operation of a contract is, and what else its server needs to know besides the types. */
export function operationTable(document: ContractDocument, factsOf: FactsOf): string {
  const rows = operationsOf(document).map(
    ({ path, method, operation }) =>
      `  ${operation.operationId}: ${JSON.stringify({ method, path, area: operation.tags[0], ...factsOf(operation, method) })},`,
  );
  return `/** Every operation of the contract: where it is, and what must be known of it beside its types. */
export const operations = {
${rows.join('\n')}
} as const;

export type OperationId = keyof typeof operations;
`;
}

/**
 * TypeScript sources of `calls`: the part of that table that pages need for calling, without defaults. Operations with `x-later`, their own
 * or their tag's, form a table of their own, which the client fetches at the first call of one, so that the first script does not grow with
 * every area.
 */
export function callTables(document: ContractDocument): Record<string, string> {
  const later = new Set(document.tags.filter((tag) => tag['x-later']).map(({ name }) => name));
  const asked = operationsOf(document).filter(({ operation }) => operation['x-pages'] !== false);
  const isLater = ({ operation }: (typeof asked)[number]) => operation['x-later'] ?? operation.tags.some((tag) => later.has(tag));
  const rowOf = ({ path, method, operation }: (typeof asked)[number]) => {
    const { session, anonymous, sealed, form, idempotent } = playerFacts(operation, method);
    const marks = Object.entries({ session, anonymous, sealed, form, idempotent }).filter(([, holds]) => holds);
    return `  ${operation.operationId}: ${JSON.stringify({ ...(method !== 'GET' && { method }), path, ...Object.fromEntries(marks) })},`;
  };
  const tableOf = (name: string, rows: typeof asked) => `export const ${name} = {
${rows.map(rowOf).join('\n')}
} as const satisfies Partial<Record<OperationId, Call>>;
`;
  return {
    'calls.ts': `import type { OperationId } from './operations.ts';

export interface Call {
  /** GET where absent. */
  method?: 'PUT' | 'POST' | 'DELETE' | 'PATCH';
  path: string;
  /** Only for logged-in callers. */
  session?: true;
  /** Its answer is the same for everybody: it is asked without cookies. */
  anonymous?: true;
  /** Its body is sealed, or a form. */
  sealed?: true;
  form?: true;
  /** It carries the key of its intent. */
  idempotent?: true;
}

/** How a page calls each operation that its first view may need. */
${tableOf(
  'calls',
  asked.filter((each) => !isLater(each)),
)}`,
    'later-calls.ts': `import type { Call } from './calls.ts';
import type { OperationId } from './operations.ts';

/** How a page calls the operations of which the first view asks none (\`x-later\` in the contract). */
${tableOf('laterCalls', asked.filter(isLater))}`,
    'version.ts': `/** The header by which a page states the contract that it was built for. */
export const contractHeader = 'x-contract';
/** Its value: the major version. The gateway serves pages of this one and later ones. */
export const contractMajor = ${Number.parseInt(document.info.version, 10)};
`,
  };
}

/** TypeScript source of each operation's input and output types, by its id. */
export const shapes = `import type { operations as Shapes } from './schema.ts';
import type { OperationId } from './operations.ts';

/** The parameters of an operation in its path or query; undefined where it has none. */
export type ParametersOf<K extends OperationId, In extends 'path' | 'query'> = Shapes[K] extends { parameters: infer P }
  ? In extends keyof P
    ? NonNullable<P[In]> extends never
      ? undefined
      : P[In]
    : undefined
  : undefined;

/** The open body of an operation, also where it may come sealed; undefined where it takes none. */
export type BodyOf<K extends OperationId> = Shapes[K] extends { requestBody: { content: infer C } }
  ? C extends { '${plainBody}': infer Plain }
    ? Plain
    : C extends { 'application/json': infer Json }
      ? Json
      : C extends { '${formBody}': infer Form }
        ? Form
        : undefined
  : undefined;

/** The \`value\` of an operation's answer; null where it has none. */
export type ValueOf<K extends OperationId> = Shapes[K] extends {
  responses: { 200: { content: { 'application/json': { value: infer V } } } };
}
  ? V
  : null;
`;

function needsSession({ security = [] }: ContractOperation): boolean {
  return security.some((scheme) => 'session' in scheme);
}

function isIdempotent({ parameters = [] }: ContractOperation): boolean {
  return parameters.some((parameter) => /idempotency/i.test(parameter.$ref ?? parameter.name ?? ''));
}
