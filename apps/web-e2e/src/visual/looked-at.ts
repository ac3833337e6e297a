/** A story that is compared with a committed picture. `pages` are shown in the brand's languages; a component has its own texts in each. */
export interface LookedAt {
  /** Name of the folder of its pictures. */
  name: string;
  story: string;
  device: 'desktop' | 'phone';
  kind: 'component' | 'page';
  /** Size of the desktop window where the usual one would be mostly empty. */
  window?: { width: number; height: number };
}

/** Chosen so that every colour, corner and letter of a brand appears in one of them, and each layout that adapts to the width. */
export const lookedAt: readonly LookedAt[] = [
  { name: 'buttons', story: 'actions-button--all', device: 'desktop', kind: 'component', window: { width: 720, height: 560 } },
  { name: 'fields', story: 'fields-all-together--filled', device: 'desktop', kind: 'component', window: { width: 720, height: 800 } },
  { name: 'tiles', story: 'display-gametile--tones', device: 'desktop', kind: 'component', window: { width: 720, height: 420 } },
  { name: 'table', story: 'data-datatable--records', device: 'desktop', kind: 'component', window: { width: 960, height: 480 } },
  { name: 'cards', story: 'data-datatable--cards', device: 'phone', kind: 'component' },
  { name: 'dialog', story: 'overlays-dialog--form', device: 'desktop', kind: 'component', window: { width: 720, height: 560 } },
  { name: 'sheet', story: 'overlays-dialog--form', device: 'phone', kind: 'component' },
  { name: 'home', story: 'pages-home--guest', device: 'desktop', kind: 'page' },
  { name: 'home-on-a-phone', story: 'pages-home--member', device: 'phone', kind: 'page' },
  { name: 'list', story: 'pages-game-list--slots', device: 'desktop', kind: 'page' },
  { name: 'log-in-on-a-phone', story: 'pages-log-in--log-in', device: 'phone', kind: 'page' },
  { name: 'deposit', story: 'pages-wallet--deposit', device: 'desktop', kind: 'page' },
  { name: 'record-on-a-phone', story: 'pages-records--betting-record', device: 'phone', kind: 'page' },
  { name: 'maintenance-on-a-phone', story: 'pages-trouble--maintenance', device: 'phone', kind: 'page' },
];
