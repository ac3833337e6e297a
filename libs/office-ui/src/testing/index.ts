// Shows a screen of the office in a story or a component test, without the app around it.
// Must never be imported by a screen.
export { officeStories, Stage, type StageProps } from './stage.tsx';
export {
  createFakeOffice,
  hanging,
  onePage,
  refusing,
  tellableChanges,
  type Answers,
  type FakeOfficeApi,
} from '@parlour/office-api/testing';
