import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { dress } from '../testing/dress.ts';
import { Stepper } from './Stepper.tsx';

test('says which step is the current one and which are done, also where there is no room for the words', async () => {
  dress('light');
  await render(
    <div style={{ inlineSize: '18rem' }}>
      <Stepper
        label="Steps of a deposit"
        current="pay"
        steps={[
          { key: 'amount', text: 'Amount' },
          { key: 'pay', text: 'Payment' },
          { key: 'done', text: 'Done' },
        ]}
        positionText={(step, of) => `Step ${step} of ${of}`}
        doneText="done"
      />
    </div>,
  );
  const steps = page.getByRole('navigation', { name: 'Steps of a deposit' }).getByRole('listitem');
  expect(steps.elements()).toHaveLength(3);
  await expect.element(steps.nth(0)).toHaveTextContent('Amount, done');
  await expect.element(steps.nth(1)).toHaveAttribute('aria-current', 'step');
  await expect.element(page.getByText('Step 2 of 3')).toBeVisible();
});
