import type { Feedback } from './feedback-names.tsx';

/** Of a member, open and unassigned. */
export function feedbackOf(change: Partial<Feedback> = {}): Feedback {
  return {
    id: '41',
    merchant: 'atrium01',
    at: '2026-03-14T06:20:00.000Z',
    sender: 'rahim.k',
    senderId: '01981c2e-0000-7000-8000-000000000001',
    language: 'BN',
    answerable: true,
    about: 'game',
    content: 'The reels of Lotus Lanterns stop after the second spin.',
    state: 'open',
    assignee: null,
    answer: null,
    endedBy: null,
    ended: null,
    mergedInto: null,
    ...change,
  };
}
