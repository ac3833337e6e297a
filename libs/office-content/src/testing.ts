import type { Broadcast } from './broadcasts/broadcast-words.ts';
import type { Item, Page } from './words.ts';

/** A notice that is live, with a newer version that is not finished. */
export function itemOf(change: Partial<Item> = {}): Item {
  return {
    id: '01981c2e-0000-7000-8000-0000000000c1',
    merchant: 'atrium01',
    kind: 'announcement',
    key: 'new-year',
    place: 'B',
    audience: 'B',
    position: 0,
    revision: 3,
    title: 'Happy new year',
    state: 'live',
    live: 1,
    newest: 2,
    missing: ['AR'],
    plans: [],
    ...change,
  };
}

export function pageOf(change: Partial<Item> = {}): Page {
  const texts = { EN: { title: 'Happy new year', content: '<p>Deposits from {minDeposit}.</p>' } };
  const version = { texts, facts: {}, note: '', at: '2026-03-14T06:20:00.000Z', problems: [] };
  return {
    item: itemOf(change),
    versions: [
      { ...version, version: 2, by: 'amina', problems: [{ code: 'slot_unknown', language: 'EN', slot: 'least' }] },
      { ...version, version: 1, by: '' },
    ],
    site: {
      languages: ['EN', 'AR'],
      defaultLanguage: 'EN',
      timeZone: 'Asia/Dhaka',
      origin: 'atrium.example',
      slots: { minDeposit: '৳100', siteName: 'Atrium' },
    },
  };
}

/** One that was sent to the agents. */
export function broadcastOf(change: Partial<Broadcast> = {}): Broadcast {
  return {
    id: '01981c2e-0000-7000-8000-0000000000b1',
    merchant: 'atrium01',
    item: '01981c2e-0000-7000-8000-0000000000c1',
    version: 1,
    category: 'offers',
    title: 'Happy new year',
    segment: { agents: true },
    state: 'sent',
    sendAt: '2026-03-14T06:20:00.000Z',
    sentAt: '2026-03-14T06:20:03.000Z',
    reached: 4120,
    read: 977,
    by: 'amina',
    made: '2026-03-14T06:19:00.000Z',
    endedBy: null,
    ...change,
  };
}
