import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ContentField, ContentKind } from '@parlour/domain/content';
import type { components } from '@parlour/office-api/contract';
import type { Mood } from '@parlour/ui';

type Schema = components['schemas'];
export type Item = Schema['ContentItem'];
export type Page = Schema['ContentPage'];
export type Version = Schema['ContentVersion'];

export const kindNames: Readonly<Record<ContentKind, MessageDescriptor>> = {
  announcement: msg`Announcement`,
  banner: msg`Banner`,
  helpSection: msg`Section of help`,
  helpArticle: msg`Help article`,
  broadcast: msg`Broadcast`,
  legal: msg`Legal text`,
};

export const stateNames: Readonly<Record<Item['state'], { text: MessageDescriptor; mood: Mood }>> = {
  live: { text: msg`Live`, mood: 'win' },
  planned: { text: msg`Planned`, mood: 'accent' },
  draft: { text: msg`Draft`, mood: 'neutral' },
  down: { text: msg`Taken down`, mood: 'neutral' },
};

/** The places of items, by kind; an article’s place is the key of its section. */
export const placeNames: Readonly<Record<string, MessageDescriptor>> = {
  B: msg`Ticker notice`,
  PL: msg`Platform news`,
  PU: msg`Popup`,
  PR: msg`Promotion`,
  H: msg`Help`,
  w_home: msg`Home page`,
  w_promotion: msg`Promotions`,
  help: msg`Help`,
  service: msg`Service message`,
  offers: msg`Offer`,
  legal: msg`Page of its own`,
};

export const audienceNames: Readonly<Record<Item['audience'], MessageDescriptor>> = {
  B: msg`Visitors`,
  A: msg`Members`,
  F: msg`Members at their first log-in`,
};

export const fieldNames: Readonly<Record<ContentField, MessageDescriptor>> = {
  title: msg`Title`,
  content: msg`Content`,
  text: msg`Text`,
  action: msg`Text of the button`,
  terms: msg`Terms`,
  changes: msg`What has changed`,
};

export const problemNames: Readonly<Record<Version['problems'][number]['code'], MessageDescriptor>> = {
  language_missing: msg`The default language is missing`,
  field_missing: msg`A field is empty`,
  alt_missing: msg`A picture has no alternative text`,
  slot_unknown: msg`There is no such fact`,
  slot_empty: msg`The settings do not have this fact`,
  picture_missing: msg`It needs a picture`,
  link_invalid: msg`The link leads nowhere`,
  video_invalid: msg`The address is no video that pages can show`,
};
