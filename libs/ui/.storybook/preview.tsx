import '@fontsource/baloo-da-2/700.css';
import '@fontsource/be-vietnam-pro/400.css';
import '@fontsource/be-vietnam-pro/600.css';
import '@fontsource/be-vietnam-pro/800.css';
import '@fontsource/noto-sans-arabic/400.css';
import '@fontsource/noto-sans-arabic/700.css';
import '@fontsource/noto-sans-bengali/400.css';
import '@fontsource/noto-sans-bengali/700.css';
import '@fontsource/noto-sans-thai/400.css';
import '@fontsource/noto-sans-thai/700.css';
import type { Preview } from '@storybook/react-vite';
import '../src/theme/base.css.ts';
import { makeTheme, type BrandTokens } from '../src/theme/make-theme.ts';

const files = import.meta.glob<BrandTokens>('../../../brands/*/tokens.json', { eager: true, import: 'default' });
const brands = Object.fromEntries(Object.entries(files).map(([file, tokens]) => [file.split('/').at(-2)!, tokens]));
const sheet = document.head.appendChild(document.createElement('style'));

const choice = (title: string, icon: string, items: readonly string[]) => ({
  description: title,
  toolbar: { title, icon, items: [...items], dynamicTitle: true },
});

export default {
  globalTypes: {
    brand: choice('Brand', 'paintbrush', Object.keys(brands)),
    theme: choice('Theme', 'mirror', ['dark', 'light']),
    direction: choice('Direction', 'transfer', ['ltr', 'rtl']),
  },
  initialGlobals: { brand: 'neutral', theme: 'dark', direction: 'ltr' },
  parameters: { a11y: { test: 'error' }, layout: 'padded', backgrounds: { disable: true }, controls: { expanded: true } },
  decorators: [
    (Story, { globals }) => {
      const tokens = brands[globals['brand'] as string];
      if (tokens) sheet.textContent = makeTheme(tokens);
      document.documentElement.dataset['theme'] = globals['theme'] as string;
      document.documentElement.dir = globals['direction'] as string;
      return <Story />;
    },
  ],
} satisfies Preview;
