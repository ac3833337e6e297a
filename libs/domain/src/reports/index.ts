export * from './counted-lists.ts';
export * from './figures.ts';
export * from './mails.ts';
export * from './queues.ts';
export * from './report-specs.ts';
export * from './spans.ts';
