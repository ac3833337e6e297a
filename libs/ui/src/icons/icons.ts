// The set, by room: a room is one piece of script, so that a lazy screen's icons stay out of the first view's.
export * from './actions.ts';
export * from './contacts.ts';
export * from './frame.ts';
export * from './further.ts';
export * from './game-categories.ts';
export * from './games.ts';
export * from './member.ts';
export * from './payments.ts';
export * from './states.ts';
