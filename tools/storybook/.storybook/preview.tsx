import 'virtual:brand-scripts';
import { languageCodes, languages } from '@parlour/domain';
import { pseudoLanguageCodes, pseudoLanguages } from '@parlour/domain/pseudo-languages';
import type { Preview } from '@storybook/react-vite';
import { brands, defaultBrand } from 'virtual:brands';
import '@parlour/ui/base';
import { densities } from '@parlour/ui/make-theme';
import { axeOptions } from '@parlour/ui/testing';
import { configure } from 'storybook/test';
import './docs.css';
import { deadlines } from '../../checks/deadlines.ts';
import { dress, type Look } from './look.ts';

// A story's play function waits as long as any test, since a slow machine is no fault of the story.
configure({ asyncUtilTimeout: deadlines.wait });

const choice = <const Icon extends string>(title: string, icon: Icon, items: readonly (string | { value: string; title: string })[]) => ({
  description: title,
  toolbar: { title, icon, items: [...items], dynamicTitle: true },
});

export default {
  tags: ['autodocs'],
  globalTypes: {
    brand: choice(
      'Brand',
      'paintbrush',
      brands.map(({ id }) => id),
    ),
    theme: choice('Theme', 'mirror', ['dark', 'light']),
    language: choice('Language', 'globe', [
      ...languageCodes.map((value) => ({ value, title: `${languages[value].name} (${value})` })),
      ...pseudoLanguageCodes.map((value) => ({ value, title: `${pseudoLanguages[value].name} (${value})` })),
    ]),
    direction: choice('Direction', 'transfer', [
      { value: 'auto', title: 'as the language' },
      { value: 'ltr', title: 'left to right' },
      { value: 'rtl', title: 'right to left' },
    ]),
    density: choice('Density', 'component', [{ value: 'auto', title: 'as the brand' }, ...Object.keys(densities)]),
  },
  initialGlobals: { brand: defaultBrand, theme: 'dark', language: 'EN', direction: 'auto', density: 'auto' } satisfies Look,
  parameters: {
    a11y: { test: 'error', options: axeOptions },
    layout: 'padded',
    backgrounds: { disable: true },
    controls: { expanded: true },
    options: {
      storySort: {
        order: [
          'Brand book',
          'Foundations',
          'Actions',
          'Fields',
          'Display',
          'Data',
          'Feedback',
          'Navigation',
          'Overlays',
          'Patterns',
          'Pages',
        ],
      },
    },
  },
  // Storybook calls them `any`; their names and values are those of `globalTypes` above.
  loaders: [({ globals }) => dress(globals as unknown as Look)],
} satisfies Preview;
