// Games in the office.
// Must never know a route or a session: who may do what comes in.
export { FeedScreen, type FeedFilters, type FeedScreenProps } from './import/feed-screen.tsx';
export { ImportsScreen, type ImportsScreenProps } from './import/imports-screen.tsx';
