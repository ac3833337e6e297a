import { describe, expect, test } from 'vitest';
import { cspHash, loaderScript, marksScript } from './inline-scripts.ts';

const names = {
  themeStorageKey: 'theme',
  sideStorageKey: 'side',
  playedStorageKey: 'played',
  sessionStorageKey: 'session',
  hydratedEvent: 'live',
};

test('the hash is the one that browsers compute (CSP level 3, 8.3)', () => {
  expect(cspHash("alert('Hello, world.');")).toBe('sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=');
});

/** Runs a script with stand-ins for the globals that it uses. */
function run(script: string, globals: Record<string, unknown>): void {
  new Function(...Object.keys(globals), script)(...Object.values(globals));
}

/** The marks on the document when the browser has stored these values. */
function marks(kept: Record<string, string>, themeSwitch = true, type = 'navigate'): Record<string, string> {
  const dataset: Record<string, string> = {};
  const style = { setProperty: (name: string, value: string) => void (dataset[name] = value) };
  const document = { documentElement: { dataset, style } };
  const localStorage = { getItem: (name: string) => kept[name] ?? null };
  const performance = { getEntriesByType: () => [{ type }] };
  run(marksScript({ flags: { themeSwitch, socialLogin: false } as never }, names), {
    document,
    localStorage,
    performance,
    innerWidth: 390,
  });
  return dataset;
}

test.each([
  [{ theme: 'dark' }, { theme: 'dark' }],
  [{ theme: 'light' }, { theme: 'light' }],
  [{ theme: '"><img>' }, {}],
  [{}, {}],
  [{ side: 'narrow' }, { side: 'narrow' }],
  [{ side: 'x' }, {}],
  [{ session: 'cookie 1' }, { session: '' }],
  [
    { session: 'cookie 1', played: '390 286.5' },
    { session: '', played: '', '--played-height': '286.5px' },
  ],
  // In a window of a different width, their height is different.
  [
    { session: 'cookie 1', played: '1440 286.5' },
    { session: '', played: '' },
  ],
  // Without an owner, since a guest's page does not show what a member played.
  [{ played: '390 286.5' }, {}],
])('what was kept (%j) marks the page with %j', (kept, shown) => {
  expect(marks(kept)).toEqual(shown);
});

test.each([
  ['reload', { again: '' }],
  ['back_forward', { again: '' }],
  ['navigate', {}],
])('a page that came by %s is marked with %j', (type, shown) => {
  expect(marks({}, true, type)).toEqual(shown);
});

test('a brand with one theme keeps to it', () => {
  expect(marks({ theme: 'light', side: 'narrow' }, false)).toEqual({ side: 'narrow' });
});

test('a browser that refuses storage keeps the default theme', () => {
  const refuse = () => {
    throw new Error('SecurityError');
  };
  expect(() =>
    run(marksScript({ flags: { themeSwitch: true } as never }, names), {
      document: { documentElement: {} },
      localStorage: { getItem: refuse },
    }),
  ).not.toThrow();
});

test('scripts hold nothing that ends their element', () => {
  expect(loaderScript('/assets/a.js', 'idle', names) + loaderScript('/assets/a.js', 'now', names)).not.toContain('</');
});

describe('the answer of a log-in provider', () => {
  function arriveAt(address: string, socialLogin = true) {
    const { pathname, search } = new URL(address, 'https://site.example');
    const self: { parlourSocialBack?: unknown } = {};
    const shown: string[] = [];
    run(marksScript({ flags: { themeSwitch: false, socialLogin } as never }, names), {
      self,
      location: { pathname, search },
      history: { replaceState: (_state: unknown, _title: string, url: string) => shown.push(url) },
      document: { documentElement: { dataset: {} } },
      localStorage: { getItem: () => null },
    });
    return { back: self.parlourSocialBack, shown };
  }

  test('leaves the address at once and is kept for the page', () => {
    expect(arriveAt('/login/ferrow?code=a&state=b')).toEqual({
      back: { provider: 'ferrow', query: '?code=a&state=b' },
      shown: ['/login/ferrow'],
    });
  });

  test.each(['/login?code=a', '/login/ferrow', '/login/ferrow/more?code=a', '/?code=a', '/login/%3Cb%3E?code=a'])(
    'is none at %s',
    (address) => {
      expect(arriveAt(address)).toEqual({ back: undefined, shown: [] });
    },
  );

  test('is not looked for where a brand has no such log-in', () => {
    expect(arriveAt('/login/ferrow?code=a&state=b', false).shown).toEqual([]);
  });
});

test('React receives no press before the page is live, and then the click on a button', () => {
  const listeners = new Map<string, (event: unknown) => void>();
  const said: string[] = [];
  const button = { isConnected: true, click: () => said.push('clicked') };
  const press = (type: string, on: unknown) =>
    listeners.get(type)?.({
      type,
      target: { closest: () => on },
      preventDefault: () => said.push(`${type} prevented`),
      stopPropagation: () => said.push(`${type} stopped`),
    });
  run(loaderScript('/assets/a.js', 'idle', names), {
    self: {},
    document: {
      currentScript: { dataset: { sums: 'sha384-a' } },
      documentElement: { dataset: {} },
      querySelector: () => null,
      createElement: () => ({}),
      head: { append: () => undefined },
      addEventListener: (type: string, listener: (event: unknown) => void) => listeners.set(type, listener),
      removeEventListener: (type: string) => listeners.delete(type),
    },
    addEventListener: () => undefined,
  });
  press('pointerdown', button);
  press('click', button);
  expect(said.splice(0)).toEqual(['pointerdown stopped', 'click prevented', 'click stopped']);
  // A link works without a script.
  press('click', null);
  expect(said).toEqual([]);
  listeners.get('live')?.({});
  expect(said.splice(0)).toEqual(['clicked']);
  press('pointerdown', button);
  expect(said).toEqual([]);
});

describe('a press that comes before the code for it', () => {
  /** A page with one control, and a function that presses it. */
  function pageWith(control: { dialog?: boolean; expands?: boolean; later?: boolean; link?: boolean }) {
    const root: Record<string, string> = {};
    const pressed: Record<string, string> = {};
    const marked = () => (pressed['waits'] === undefined ? null : element);
    const element = {
      dataset: pressed,
      type: control.link ? '' : 'button',
      target: '',
      getAttribute: () => (control.dialog ? 'dialog' : null),
      hasAttribute: () => control.expands === true,
      closest: () => (control.later ? {} : null),
    };
    const heard: ((event: unknown) => void)[] = [];
    const addEventListener = (type: string, listener: (event: unknown) => void) => void (type === 'click' && heard.push(listener));
    const timers: (() => void)[] = [];
    run(loaderScript('/assets/a.js', 'idle', names), {
      self: {},
      document: {
        currentScript: { dataset: {} },
        documentElement: { dataset: root },
        querySelector: marked,
        addEventListener: () => undefined,
      },
      addEventListener,
      setTimeout: (then: () => void) => timers.push(then),
      clearTimeout: () => undefined,
    });
    const press = (at: unknown = element) => heard.forEach((hear) => hear({ target: { closest: () => at } }));
    return { root, pressed, press, passTime: () => timers.forEach((then) => then()) };
  }

  test('is shown on the button, and where a dialog will stand its outline is', () => {
    const { root, pressed, press, passTime } = pageWith({ dialog: true });
    press();
    expect([root, pressed]).toEqual([{ opens: '' }, { waits: '' }]);
    passTime();
    expect(root).toEqual({});
  });

  test('draws no outline for a small window beside its button', () => {
    const { root, pressed, press } = pageWith({ dialog: true, expands: true });
    press();
    expect([root, pressed]).toEqual([{}, { waits: '' }]);
  });

  test('is shown on a link of a part that comes later, and forgotten with the next press', () => {
    const { root, pressed, press } = pageWith({ link: true, later: true });
    press();
    expect([root, pressed]).toEqual([{}, { waits: '' }]);
    press(null);
    expect(pressed).toEqual({});
  });

  test('is the page’s own to show once it lives', () => {
    const { root, pressed, press } = pageWith({ dialog: true });
    root['live'] = '';
    press();
    expect([root, pressed]).toEqual([{ live: '', opens: '' }, {}]);
  });
});
