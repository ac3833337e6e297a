export * from './audit-events.ts';
export * from './audit-proof.ts';
export * from './csv.ts';
export * from './hidden.ts';
export * from './languages.ts';
export * from './permissions.ts';
export * from './rights.ts';
export * from './settings.ts';
