import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { ContractDocument } from './document.ts';

/** HTTP statuses by error code. */
export type ErrorStatuses = ReadonlyMap<string, number>;

/** Every error code that a file under `openapi/` declares in its `x-errors`, with its HTTP status. Throws if one is declared twice. */
export function declaredErrors(folder: string): ErrorStatuses {
  const declared = new Map<string, number>();
  for (const file of globSync('**/*.yaml', { cwd: folder }).sort()) {
    const { 'x-errors': errors = {} } = parse(readFileSync(path.join(folder, file), 'utf8')) as { 'x-errors'?: Record<string, number> };
    for (const [code, status] of Object.entries(errors)) {
      if (declared.has(code)) throw new Error(`${file} declares ${code}, which another file declares too`);
      declared.set(code, status);
    }
  }
  return declared;
}

/**
 * The codes that a contract's operations name in `x-error-codes`, and the contract itself in `x-common-error-codes`, with their statuses,
 * in the order of `declared`. Throws for an undeclared code.
 */
export function errorsOf(document: ContractDocument, declared: ErrorStatuses): ErrorStatuses {
  const operations = Object.values(document.paths).flatMap((item) => Object.values(item));
  const named = new Set([...(document['x-common-error-codes'] ?? []), ...operations.flatMap((each) => each['x-error-codes'] ?? [])]);
  for (const code of named) if (!declared.has(code)) throw new Error(`no x-errors under openapi/ declares ${code}`);
  return new Map([...declared].filter(([code]) => named.has(code)));
}

/** Throws for a declared code that no operation of any contract names. */
export function refuseUnnamed(declared: ErrorStatuses, contracts: readonly ErrorStatuses[]): void {
  for (const code of declared.keys())
    if (!contracts.some((errors) => errors.has(code))) throw new Error(`${code} is declared, and no operation names it in x-error-codes`);
}

/** TypeScript source of `errorStatus`. */
export function errorTable(errors: ErrorStatuses): string {
  const rows = [...errors].map(([code, status]) => `  ${code}: ${status},`).join('\n');
  return `/** Every code that the contract refuses with, and its HTTP status. */
export const errorStatus = {
${rows}
} as const;

export type ErrorCode = keyof typeof errorStatus;
`;
}
