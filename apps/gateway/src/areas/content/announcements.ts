import path from 'node:path';
import { shippedTexts, type Names } from '../../kernel/texts/shipped-texts.ts';

/** An initial announcement for every merchant; `{name}` is the brand's name and `{age}` its minimum age. */
export interface SeedAnnouncement {
  key: string;
  /** B notice (the marquee), PL platform, PU popup. */
  type: 'B' | 'PL' | 'PU';
  /** Who sees it: B visitors, A members, F a member at the first log-in. */
  execution: 'A' | 'B' | 'F';
  /** Shown only in the jurisdiction `demo`. */
  demoOnly: boolean;
  title: Names;
  /** HTML. */
  content: Names;
}

const { namesOf } = shippedTexts(path.join(import.meta.dirname, 'texts'));

const facts: readonly Omit<SeedAnnouncement, 'title' | 'content'>[] = [
  {
    key: 'welcome',
    type: 'B',
    execution: 'B',
    demoOnly: false,
  },
  {
    key: 'play-money',
    type: 'B',
    execution: 'B',
    demoOnly: true,
  },
  {
    key: 'fair-rounds',
    type: 'B',
    execution: 'B',
    demoOnly: false,
  },
  {
    key: 'responsible-play',
    type: 'PL',
    execution: 'B',
    demoOnly: false,
  },
  {
    key: 'first-steps',
    type: 'PU',
    execution: 'F',
    demoOnly: true,
  },
];

export const announcements: readonly SeedAnnouncement[] = facts.map((each) => ({
  ...each,
  title: namesOf(`${each.key}.title`),
  content: namesOf(`${each.key}.content`),
}));
