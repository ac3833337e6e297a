/** The parts of a bundled contract that the generator reads. */
export interface ContractDocument {
  info: { version: string };
  'x-common-error-codes'?: string[];
  /** The areas. If one says `x-later`, pages fetch the table of its calls only when they first use one. */
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
  /** False if pages never call it: only other clients do. */
  'x-pages'?: false;
  /** Whether pages fetch how to call it only on the first use; by default as its tag says. */
  'x-later'?: boolean;
  /** The answer is the same for everybody, so pages ask without saying who asks, and caches may keep it. */
  'x-anonymous'?: true;
  'x-step-up'?: 'any' | 'password';
  'x-error-codes'?: string[];
  'x-logged-as'?: string;
  'x-anyone'?: true;
  /** The permission that an operator needs; absent if `x-scope` is `own`. */
  'x-permission'?: string;
  /**
   * Where the permission is needed: at the merchants concerned, or for the installation; `own` for operations on the operator's own
   * account.
   */
  'x-scope'?: 'merchant' | 'platform' | 'own';
  /** The parameter that asks for personal data in clear. */
  'x-reveals'?: string;
  /** The policy under which two operators decide, or `none`. */
  'x-approval'?: string;
  /** The event by which it is written to the audit log, or `none`. */
  'x-audit'?: string;
  'x-own-transactions'?: boolean;
  /** Changes nothing although it is no GET: its input must not be in an address, which logs keep. */
  'x-reads'?: true;
  /** The largest body in bytes, if larger ones than usual are permitted. */
  'x-body-limit'?: number;
}

export const methods = ['get', 'put', 'post', 'delete', 'patch'] as const;

/** Each operation of a contract, in its order. */
export function operationsOf(document: ContractDocument): { path: string; method: string; operation: ContractOperation }[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => (item[method] ? [{ path, method: method.toUpperCase(), operation: item[method] }] : [])),
  );
}
