export * from './broadcasts.ts';
export * from './fold-words.ts';
export * from './kinds.ts';
export * from './local-time.ts';
export * from './problems.ts';
export * from './slots.ts';
export * from './videos.ts';
