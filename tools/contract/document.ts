/** The parts of a bundled contract that the generator reads. */
export interface ContractDocument {
  info: { version: string };
  'x-common-error-codes'?: string[];
  /** The areas; pages fetch how to call one that says `x-later` only when they ask it. */
  tags: { name: string; 'x-later'?: true }[];
  paths: Record<string, Record<string, ContractOperation>>;
  components: { schemas: Record<string, { enum?: string[] }> };
}

export interface ContractOperation {
  operationId: string;
  tags: string[];
  security?: Record<string, string[]>[];
  parameters?: { $ref?: string; name?: string; in?: string }[];
  requestBody?: { content: Record<string, unknown> };
  'x-roles'?: readonly string[];
  'x-action'?: string;
  'x-agents'?: 'only' | 'never';
  'x-flag'?: string;
  /** False where pages never ask it: only other clients do. */
  'x-pages'?: false;
  /** Whether pages fetch how to call it only when they ask it; as its tag says where absent. */
  'x-later'?: boolean;
  'x-step-up'?: 'any' | 'password';
  'x-error-codes'?: string[];
  'x-logged-as'?: string;
  'x-anyone'?: true;
  /** What an operator needs; absent where `x-scope` is `own`. */
  'x-permission'?: string;
  /** Where it is needed: at the merchants that are asked about, at the installation, or nowhere for what is the operator's own. */
  'x-scope'?: 'merchant' | 'platform' | 'own';
  /** The parameter that shows personal data in clear. */
  'x-reveals'?: string;
  /** The policy under which two operators decide, or `none`. */
  'x-approval'?: string;
  /** The event as which it is written to the audit log, or `none`. */
  'x-audit'?: string;
  'x-own-transactions'?: boolean;
  /** Changes nothing although it is no GET: what it is asked with belongs in no address, which logs keep. */
  'x-reads'?: true;
  /** The most bytes of a body, where it may be longer than others. */
  'x-body-limit'?: number;
}

export const methods = ['get', 'put', 'post', 'delete', 'patch'] as const;

/** Each operation of a contract, in its order. */
export function operationsOf(document: ContractDocument): { path: string; method: string; operation: ContractOperation }[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => (item[method] ? [{ path, method: method.toUpperCase(), operation: item[method] }] : [])),
  );
}
