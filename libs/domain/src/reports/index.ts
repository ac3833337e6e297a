export * from './figures.ts';
export * from './queues.ts';
export * from './spans.ts';
