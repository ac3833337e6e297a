// The illustrations of lists, and those of whole screens.
export * from './everyday.tsx';
export * from './whole-screen.tsx';
