import { settingKeys, settings, type SettingKey, type SettingKind } from '@parlour/domain/office';
import type { components } from '@parlour/office-api/contract';

type Schema = components['schemas'];

const stated: Record<SettingKind, Schema['SettingValue']> = {
  switch: true,
  offOnly: true,
  amount: '5000.00',
  choice: 'keep',
  contacts: [
    { csType: 'LIVECHAT', title: 'Live chat', url: 'https://chat.atrium.example/' },
    { csType: 'EMAIL', title: 'E-mail', url: 'mailto:help@atrium.example', csPosition: ['MENU'] },
  ],
  code: 'sandbox',
  desks: [{ id: 'help', name: 'Help desk', languages: ['BN', 'EN'], hours: { from: '09:00', to: '17:00' } }],
  list: [],
  resources: [{ resourceType: 'TELEGRAM', url: 'https://telegram.atrium.example/news' }],
};

/** A setting that is as the brand states, for stories and tests. */
export function setting(key: SettingKey, change: Partial<Schema['Setting']> = {}): Schema['Setting'] {
  const { kind, values = [] } = settings[key];
  const value = key === 'recovery.first' ? 'email' : kind === 'list' ? [...values] : stated[kind];
  const untouched = { differs: false, version: 0, since: null, by: null, reason: null, planned: null };
  return { merchant: 'atrium01', key, value, brand: value, ...untouched, ...change };
}

/** One that an operator has lowered. */
export const lowered = setting('limits.deposit.max', {
  value: '2000.00',
  differs: true,
  version: 2,
  since: '2026-11-20T09:12:00Z',
  by: 'amina',
  reason: 'The bank asked for lower sums until the audit is over.',
});

/** All settings of a merchant: one is lowered, one is off, one is planned. */
export const someSettings: Schema['Setting'][] = settingKeys.map((key) => {
  if (key === lowered.key) return lowered;
  if (key === 'flags.winnerBoard')
    return setting(key, { value: false, differs: true, version: 1, since: '2026-11-21T10:00:00Z', by: 'bao', reason: 'It shows names.' });
  if (key === 'limits.twoOperatorsFrom')
    return setting(key, { version: 1, planned: { value: '3000.00', from: '2026-12-01T18:00:00Z', by: 'amina' } });
  return setting(key);
});

export const history: Schema['SettingDecision'][] = [
  { version: 2, value: '2000.00', from: '2026-11-20T09:12:00Z', at: '2026-11-20T09:12:00Z', by: 'amina', reason: lowered.reason! },
  { version: 1, value: null, from: '2026-11-02T00:00:00Z', at: '2026-11-01T12:00:00Z', by: '', reason: 'The trial is over.' },
];

export const merchants: Schema['Merchant'][] = [
  { code: 'atrium01', brand: 'atrium', name: 'Atrium', host: 'atrium.example', currency: 'BDT', jurisdiction: 'demo' },
];

export const facts: Schema['BrandFact'][] = [
  { fact: 'name', value: 'Atrium', file: 'brands/atrium/brand.json' },
  { fact: 'domains', value: '["atrium.example","www.atrium.example"]', file: 'brands/atrium/brand.json' },
  { fact: 'timeZone', value: 'Asia/Dhaka', file: 'brands/atrium/brand.json' },
  { fact: '', value: 'tokens.json', file: 'brands/atrium/tokens.json' },
];
