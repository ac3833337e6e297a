export * from './moderation.ts';
export * from './pace.ts';
export * from './text.ts';
export * from './who.ts';
export * from './words.ts';
