// A gateway for stories and tests of office screens: answers checked by the contract's types, and no network. Must never be imported by a
// screen.
export { createFakeOffice, FakeOffice, type Answers, type FakeOfficeApi } from './fake-office.tsx';
export { tellableChanges, type TellableChanges } from './tellable-changes.ts';
export { hanging, onePage, refusing } from './answers.ts';
