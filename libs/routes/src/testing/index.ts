export { openPage } from './open-page.tsx';
export { openScreen, type Answers, type OpenedFor } from './open-screen.tsx';
