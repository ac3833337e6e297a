// What merchants publish: announcements, banners, help.
// Must never know a route or a session: who may do what comes in.
export { ContentScreen, type ContentFilters, type ContentScreenProps } from './content-screen.tsx';
export { EditorScreen, type EditorScreenProps } from './editor-screen.tsx';
