// Two that every list may need, and those of whole screens, which come with them.
export * from './everyday.tsx';
export * from './whole-screen.tsx';
