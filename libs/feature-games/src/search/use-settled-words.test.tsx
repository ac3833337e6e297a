import { useLayoutEffect } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { useSettledWords } from './use-settled-words.ts';

afterEach(() => vi.useRealTimers());

test('a search left just as the typing settles stays left', async () => {
  const onSearch = vi.fn();
  function Search({ value }: { value: string }) {
    const { typed } = useSettledWords(value, onSearch);
    // The pause ends after React has changed the page and before it has run the effects.
    useLayoutEffect(() => {
      if (value === '') vi.advanceTimersByTime(250);
    }, [value]);
    return typed;
  }
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const screen = await render(<Search value="tiger" />);
  await screen.rerender(<Search value="" />);
  expect(onSearch).not.toHaveBeenCalled();
});
