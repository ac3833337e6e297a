import { createFakeOffice, refusing, Stage, type Answers } from '@parlour/office-ui/testing';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ChatScreen, type ChatFilters } from './chat-screen.tsx';
import { chatCaseOf, someMute, someRoom, someRules } from './testing.ts';

const about = chatCaseOf();

/** The screen, with its address as its state. */
function Screen({ show }: ChatFilters) {
  const [open, setOpen] = useState<string>();
  const [filters, setFilters] = useState<ChatFilters>({ show });
  return (
    <ChatScreen
      merchant="atrium01"
      mayModerate
      filters={filters}
      onFilter={(change) => setFilters({ ...filters, ...change })}
      open={open}
      onOpen={setOpen}
      linkTo={(id, text) => <a href={`#${id}`}>{text}</a>}
    />
  );
}

async function openScreen(answers: Answers, show?: string) {
  const office = createFakeOffice({
    listChatCases: { list: [about], next: null, about: { count: 1, exact: true } },
    getChatCase: { case: about, context: [about] },
    listChatRooms: { list: [someRoom] },
    getChatRules: someRules,
    ...answers,
  });
  await render(
    <Stage office={office}>
      <Screen show={show} />
    </Stage>,
  );
  return office;
}

test('a member is muted from a message, with a reason that stays after a refusal', async () => {
  let refused = true;
  const office = await openScreen({
    muteChatMember: () => {
      if (refused) refusing('not_found')();
      return someMute;
    },
  });
  await page.getByText(/^Send me 500/).click();
  await page.getByRole('button', { name: 'Mute member' }).click();
  await page.getByLabelText('For how long').selectOptions('1 day');
  await page.getByLabelText('Reason').fill('Please do not beg.');
  await page.getByRole('button', { name: 'Mute', exact: true }).click();
  await expect.element(page.getByRole('alert').first()).toBeVisible();
  await expect.element(page.getByLabelText('Reason')).toHaveValue('Please do not beg.');
  refused = false;
  await page.getByRole('button', { name: 'Mute', exact: true }).click();
  await expect.element(page.getByText('Muted.')).toBeVisible();
  expect(office.askedOf('muteChatMember').at(-1)?.body).toEqual({ member: about.memberId, minutes: 1440, reason: 'Please do not beg.' });
});

test('a message is removed for a reason, or approved', async () => {
  const office = await openScreen({
    removeChatMessage: chatCaseOf({ state: 'removed' }),
    keepChatMessage: chatCaseOf({ state: 'shown', reports: [] }),
  });
  await page.getByText(/^Send me 500/).click();
  await page.getByRole('button', { name: 'Remove message' }).click();
  await page.getByLabelText('Reason').fill('asks for money');
  await page
    .getByRole('dialog', { name: /^Remove what/ })
    .getByRole('button', { name: 'Remove message' })
    .click();
  await expect
    .poll(() => office.askedOf('removeChatMessage').map(({ body }) => body))
    .toEqual([{ id: about.id, reason: 'asks for money' }]);
  await page
    .getByText(/^Send me 500/)
    .first()
    .click();
  await page.getByRole('button', { name: 'Keep message' }).click();
  await expect.poll(() => office.askedOf('keepChatMessage').map(({ body }) => body)).toEqual([{ id: about.id }]);
});

test('a room is changed with the version that was seen, and needs both hours or neither', async () => {
  const office = await openScreen({ changeChatRoom: someRoom }, 'rooms');
  await page.getByText('Slots and luck').click();
  await page.getByLabelText('Only read until').fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Enter both like 23:00, or neither.')).toBeVisible();
  await page.getByLabelText('Only read from').fill('');
  await page.getByLabelText('Slow mode').fill('30');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => office.askedOf('changeChatRoom').map(({ body }) => body))
    .toEqual([
      {
        id: someRoom.id,
        version: 3,
        merchant: 'atrium01',
        language: 'EN',
        title: 'English',
        topic: 'Slots and luck',
        open: true,
        quiet: null,
        slowMode: 30,
      },
    ]);
});

test('word lists are saved as the next version, and a word without letters is reported', async () => {
  const office = await openScreen({ setChatRules: someRules }, 'words');
  await page.getByLabelText('Held').fill('***');
  await expect.element(page.getByText('“***” has no letters to match.')).toBeVisible();
  await page.getByLabelText('Held').fill('maybe\n');
  await page.getByRole('button', { name: 'Save as the next version' }).click();
  await page.getByLabelText('Reason').fill('a new word');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect
    .poll(() => office.askedOf('setChatRules').map(({ body }) => body))
    .toEqual([
      {
        merchant: 'atrium01',
        version: 2,
        newAccountHours: 24,
        reason: 'a new word',
        lists: [
          {
            language: 'EN',
            words: [
              { word: 'wicked', outcome: 'refuse' },
              { word: 'maybe', outcome: 'hold' },
              { word: 'darn*', outcome: 'mask' },
            ],
          },
          { language: 'AR', words: [] },
        ],
      },
    ]);
});
