export * from './audit-events.ts';
export * from './permissions.ts';
export * from './rights.ts';
