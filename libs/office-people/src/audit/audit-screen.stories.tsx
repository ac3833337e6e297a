import { hanging, officeStories, refusing, Stage, type Answers } from '@parlour/office-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { auditEvent } from '../testing/people.ts';
import { AuditScreen, type AuditScreenProps } from './audit-screen.tsx';

const meta = { title: 'Office/Audit log', parameters: officeStories } satisfies Meta;
export default meta;

const log = [
  auditEvent(),
  auditEvent({
    seq: 6,
    event: 'operator.permissionDenied',
    outcome: 'refused',
    detail: 'forbidden',
    subject: null,
    before: null,
    after: null,
  }),
  auditEvent({ seq: 5, chain: 'platform', event: 'role.changed', subject: 'night-desk', subjectKind: 'role' }),
];

const shown = (answers: Answers, props: Partial<AuditScreenProps> = {}): StoryObj => ({
  render: () => (
    <Stage answers={answers}>
      <AuditScreen
        merchant={undefined}
        open={undefined}
        onOpen={() => undefined}
        mayReveal
        filters={{}}
        onFilter={() => undefined}
        {...props}
      />
    </Stage>
  ),
});

export const Events = shown({ listAuditEvents: { list: log, next: null, about: { count: log.length, exact: true } } });
export const Opened = shown(
  { listAuditEvents: { list: log, next: null, about: { count: log.length, exact: true } } },
  { open: 'atrium01 7' },
);
export const NothingFound = shown(
  { listAuditEvents: { list: [], next: null, about: { count: 0, exact: true } } },
  { filters: { actor: 'nobody' } },
);
export const Loading = shown({ listAuditEvents: hanging });
export const Forbidden = shown({ listAuditEvents: refusing('forbidden') });
