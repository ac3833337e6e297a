import { createFakeOffice, refusing, Stage, tellableChanges, type Answers } from '@parlour/office-ui/testing';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FeedbackScreen, type FeedbackFilters } from './feedback-screen.tsx';
import { feedbackOf } from './testing.ts';

const list = [
  feedbackOf(),
  feedbackOf({ id: '42', sender: null, senderId: null, language: null, answerable: false, content: 'Where can I register?' }),
];

/** The screen, with its address as its state. */
function Screen() {
  const [open, setOpen] = useState<string>();
  const [filters, setFilters] = useState<FeedbackFilters>({});
  return (
    <FeedbackScreen
      merchant="atrium01"
      operator="amina"
      mayAnswer
      filters={filters}
      onFilter={(change) => setFilters({ ...filters, ...change })}
      open={open}
      onOpen={setOpen}
      linkTo={(id, text) => <a href={`#${id}`}>{text}</a>}
    />
  );
}

async function openScreen(answers: Answers, changes = tellableChanges()) {
  const office = createFakeOffice({ listFeedback: { list, next: null, about: { count: 2, exact: true } }, ...answers });
  await render(
    <Stage office={office} changes={changes}>
      <Screen />
    </Stage>,
  );
  return office;
}

test('an answer is sent unchanged, and stays in its field after a refusal', async () => {
  let refused = true;
  const office = await openScreen({
    answerFeedback: ({ body }) => {
      if (refused) refusing('illegal_transition')();
      return { id: body.id, state: 'answered', assignee: null, told: 2 };
    },
  });
  await page.getByText(/^The reels/).click();
  await page.getByRole('button', { name: 'Answer' }).click();
  await page.getByLabelText('Answer', { exact: true }).fill('Please reload the game.');
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expect.element(page.getByRole('alert').first()).toBeVisible();
  await expect.element(page.getByLabelText('Answer', { exact: true })).toHaveValue('Please reload the game.');
  refused = false;
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expect.element(page.getByText('The answer was sent to 2 people.')).toBeVisible();
  expect(office.askedOf('answerFeedback').at(-1)?.body).toEqual({ id: '41', answer: 'Please reload the game.' });
});

test('a visitor cannot be answered, and the page says so', async () => {
  await openScreen({});
  await page.getByText(/^Where can I/).click();
  await expect.element(page.getByText(/left no address/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Close without an answer' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Answer', exact: true })).not.toBeInTheDocument();
});

test('the list requests open feedback, or what a filter says', async () => {
  const office = await openScreen({});
  await page.getByLabelText('Assignee').selectOptions('Assigned to me');
  await page.getByLabelText('State').selectOptions('Every state');
  await expect
    .poll(() => office.askedOf('listFeedback').map(({ query }) => [query?.state, query?.assignee]))
    .toEqual([
      ['open', undefined],
      ['open', 'amina'],
      [undefined, 'amina'],
    ]);
});

test('feedback that arrives meanwhile is announced, and shown on a press', async () => {
  let rows = list;
  const changes = tellableChanges();
  await openScreen({ listFeedback: () => ({ list: rows, next: null, about: { count: rows.length, exact: true } }) }, changes);
  await expect.element(page.getByText(/^The reels/)).toBeVisible();
  rows = [...list, feedbackOf({ id: '43', content: 'The sound is gone.' })];
  changes.tell('feedback', 'atrium01');
  const show = page.getByRole('button', { name: 'Show 1 new row' });
  await expect.element(show).toBeVisible();
  await expect.element(page.getByText('The sound is gone.')).not.toBeInTheDocument();
  await show.click();
  await expect.element(page.getByText('The sound is gone.')).toBeVisible();
});
