import { afterAll, beforeAll, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Button } from '../Button/Button.tsx';
import { Field } from '../Field/Field.tsx';
import { Stack } from '../layout/layout.tsx';
import { dress } from '../testing/dress.ts';
import { brandTokensSchema, makeWorkshop, type densities } from './make-theme.ts';
import fixture from './neutral.fixture.json' with { type: 'json' };

const sheet = document.createElement('style');
beforeAll(() => {
  dress('dark');
  sheet.textContent = makeWorkshop(brandTokensSchema.parse(fixture));
  document.head.append(sheet);
});
afterAll(() => {
  sheet.remove();
  delete document.documentElement.dataset['density'];
});

test('the page’s density changes the spacing of forms', async () => {
  const { container } = await render(
    <Stack gap="5">
      <Field label="Amount">{(ties) => <input {...ties} />}</Field>
      <Button>Deposit</Button>
    </Stack>,
  );
  const heightIn = (density: keyof typeof densities) => {
    document.documentElement.dataset['density'] = density;
    return container.getBoundingClientRect().height;
  };
  const [compact, regular, cosy] = [heightIn('compact'), heightIn('regular'), heightIn('cosy')];
  expect(compact).toBeLessThan(regular - 5);
  expect(cosy).toBeGreaterThan(regular + 5);
});
