import type { ChatCase, ChatMute, ChatRoom, ChatRules } from './chat-words.ts';

/** Reported three times, and hidden. */
export function chatCaseOf(change: Partial<ChatCase> = {}): ChatCase {
  return {
    id: '01981c2e-0000-7000-8000-000000000041',
    merchant: 'atrium01',
    room: '01981c2e-0000-7000-8000-000000000001',
    roomTitle: 'English',
    seq: 41,
    at: '2026-03-14T06:20:00.000Z',
    memberId: '01981c2e-0000-7000-8000-000000000002',
    member: 'rahim.k',
    nickname: 'Heron',
    text: 'Send me 500 and I double it.',
    card: null,
    state: 'hidden',
    reports: [
      { reason: 'fraud', count: 2 },
      { reason: 'begging', count: 1 },
    ],
    muted: false,
    mutedUntil: null,
    lookedBy: null,
    lookedAt: null,
    reason: null,
    ...change,
  };
}

export const someMute: ChatMute = {
  id: '01981c2e-0000-7000-8000-000000000051',
  merchant: 'atrium01',
  memberId: '01981c2e-0000-7000-8000-000000000002',
  member: 'rahim.k',
  from: '2026-03-14T06:20:00.000Z',
  until: '2026-03-15T06:20:00.000Z',
  reason: 'Please do not ask others for money.',
  by: 'amina',
  ended: null,
  endedBy: null,
};

export const someRoom: ChatRoom = {
  id: '01981c2e-0000-7000-8000-000000000001',
  merchant: 'atrium01',
  language: 'EN',
  title: 'English',
  topic: 'Slots and luck',
  open: true,
  quiet: { from: '23:00', to: '07:00' },
  slowMode: 10,
  online: 212,
  messages: 5120,
  version: 3,
};

export const someRules: ChatRules = {
  merchant: 'atrium01',
  version: 2,
  lists: [
    {
      language: 'EN',
      words: [
        { word: 'wicked', outcome: 'refuse' },
        { word: 'darn*', outcome: 'mask' },
      ],
    },
    { language: 'AR', words: [] },
  ],
  newAccountHours: 24,
  history: [
    { version: 2, at: '2026-03-14T06:20:00.000Z', by: 'amina', reason: 'a new word', words: 2 },
    { version: 1, at: '2026-03-01T06:20:00.000Z', by: 'bao', reason: 'to begin with', words: 1 },
  ],
};
