// The icon set, by file: separate files keep the icons of lazy screens out of the first view's script.
export * from './actions.ts';
export * from './contacts.ts';
export * from './frame.ts';
export * from './further.ts';
export * from './game-categories.ts';
export * from './games.ts';
export * from './member.ts';
export * from './payments.ts';
export * from './states.ts';
