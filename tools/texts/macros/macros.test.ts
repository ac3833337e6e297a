import type { msg } from '@lingui/core/macro';
import type { useLingui } from '@lingui/react/macro';
import { expect, test } from 'vitest';

type Macros = { t: ReturnType<typeof useLingui>['t']; message: typeof msg };

test('a text with a bare number does not compile: it would be written in 0-9 whatever the language', () => {
  const written = ({ t, message }: Macros, count: number) => [
    t`${count.toFixed()} games`,
    // @ts-expect-error
    t`${count} games`,
    // @ts-expect-error
    message`${count} games`,
  ];
  expect(written).toBeTypeOf('function');
});
