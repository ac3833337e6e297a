import { createFakeOffice, Stage, type FakeOfficeApi } from '@parlour/office-ui/testing';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PictureDialog } from './picture-dialog.tsx';
import { EditorScreen } from './editor-screen.tsx';
import { broadcastOf, pageOf } from './testing.ts';

beforeEach(() => page.viewport(1280, 900));

test('a version is saved by language, an invalid one cannot be published, and an older one can be restored', async () => {
  const shown = pageOf({ live: 2 });
  const office = createFakeOffice({ getContent: shown, writeContent: shown, publishContent: shown });
  await render(
    <Stage office={office}>
      <EditorScreen
        back={<a href="#content" />}
        merchant="atrium01"
        item={shown.item.id}
        onDeleted={() => undefined}
        mayEdit
        mayPublish
        mayPublishLegal
        mayArrange
        maySend
      />
    </Stage>,
  );
  await expect.element(page.getByText('There is no such fact: EN least')).toBeVisible();
  await page.getByRole('textbox', { name: 'Title' }).fill('A happy new year');
  await page.getByRole('button', { name: 'Keep as a new version' }).click();
  await expect
    .poll(() => office.askedOf('writeContent').at(-1)?.body)
    .toMatchObject({ item: shown.item.id, revision: 3, texts: { EN: { title: 'A happy new year' } } });
  await page.getByRole('button', { name: 'Roll back to it' }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect.poll(() => office.askedOf('publishContent').at(-1)?.body).toMatchObject({ version: 1, revision: 3 });
});

test('a version is shown on the site itself, as the operator wants to see it', async () => {
  const shown = pageOf();
  const office = createFakeOffice({ getContent: shown, previewContent: { address: 'about:blank#preview' } });
  await render(
    <Stage office={office}>
      <EditorScreen
        back={<a href="#content" />}
        onDeleted={() => undefined}
        merchant="atrium01"
        item={shown.item.id}
        mayEdit
        mayPublish={false}
        mayPublishLegal={false}
        mayArrange={false}
        maySend={false}
      />
    </Stage>,
  );
  await page.getByRole('combobox', { name: 'Theme' }).selectOptions('Light');
  await page.getByRole('combobox', { name: 'Popups of' }).selectOptions('Members');
  await page.getByLabelText('Time').fill('2030-01-01T00:00');
  await page.getByRole('button', { name: 'Show on the site' }).click();
  await expect.element(page.getByTitle('Preview on atrium.example')).toHaveAttribute('width', '390');
  await page.getByRole('combobox', { name: 'Width' }).selectOptions('Desktop');
  await expect.element(page.getByTitle('Preview on atrium.example')).toHaveAttribute('width', '1280');
  expect(office.askedOf('previewContent').map(({ body }) => body)).toEqual([
    { merchant: 'atrium01', item: shown.item.id, version: 2, language: 'EN', theme: 'light', state: 'member', at: '2030-01-01T00:00' },
  ]);
});

test('an item is given its place and position', async () => {
  const shown = pageOf();
  const office = createFakeOffice({ getContent: shown, arrangeContent: shown, listContent: { list: [] } });
  await render(
    <Stage office={office}>
      <EditorScreen
        back={<a href="#content" />}
        merchant="atrium01"
        item={shown.item.id}
        onDeleted={() => undefined}
        mayEdit
        mayPublish
        mayPublishLegal
        mayArrange
        maySend
      />
    </Stage>,
  );
  await page.getByRole('button', { name: 'Place and order' }).click();
  const dialog = page.getByRole('dialog', { name: 'Place and order of Happy new year' });
  await dialog.getByLabelText('Place').selectOptions('Popup');
  await dialog.getByLabelText('For').selectOptions('Members at their first log-in');
  await dialog.getByLabelText('Position').fill('-1');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByText('Enter a whole number from 0 to 10000.')).toBeVisible();
  await dialog.getByLabelText('Position').fill('20');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => office.askedOf('arrangeContent').at(-1)?.body)
    .toEqual({ merchant: 'atrium01', item: shown.item.id, revision: 3, place: 'PU', audience: 'F', position: 20 });
});

test('a picture of a banner is uploaded and chosen', async () => {
  const shown = pageOf({ kind: 'banner', place: 'w_home' });
  const moon = {
    address: '/wps/media/aa',
    name: 'moon.png',
    width: 1600,
    height: 800,
    thumbnail: 'data:image/webp;base64,',
    at: '2026-03-14T06:20:00.000Z',
    used: true,
  };
  const office = createFakeOffice({ getContent: shown, listPictures: { list: [moon] }, uploadPicture: { address: moon.address } });
  await render(
    <Stage office={office}>
      <EditorScreen
        back={<a href="#content" />}
        onDeleted={() => undefined}
        merchant="atrium01"
        item={shown.item.id}
        mayEdit
        mayPublish={false}
        mayPublishLegal={false}
        mayArrange={false}
        maySend={false}
      />
    </Stage>,
  );
  await page.getByRole('button', { name: 'Choose a picture' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pictures' });
  await dialog.getByLabelText('Upload a picture').upload(new File([new Uint8Array(6 * 1024 * 1024)], 'huge.png'));
  await expect.element(dialog.getByText('The file is larger than 5 MB.')).toBeVisible();
  await dialog.getByLabelText('Upload a picture').upload(new File(['moon'], 'moon.png'));
  await expect
    .poll(() => office.askedOf('uploadPicture').at(-1)?.body)
    .toEqual({ merchant: 'atrium01', name: 'moon.png', content: btoa('moon') });
  await dialog.getByRole('button', { name: /moon.png/ }).click();
  await expect.element(page.getByRole('textbox', { name: 'Picture' })).toHaveValue('/wps/media/aa');
});

test('a picture that nothing shows is removed, with a reason', async () => {
  const picture = { width: 1600, height: 800, thumbnail: 'data:image/webp;base64,', at: '2026-03-14T06:20:00.000Z' };
  const list = ['moon', 'sun'].map((name) => ({ ...picture, name: `${name}.png`, address: `/wps/media/${name}`, used: name === 'sun' }));
  const office = createFakeOffice({ listPictures: { list }, removePicture: { address: '/wps/media/moon', name: 'moon.png' } });
  await render(
    <Stage office={office}>
      <PictureDialog merchant="atrium01" onChoose={() => undefined} onClose={() => undefined} />
    </Stage>,
  );
  await page.getByRole('button', { name: 'Remove moon.png' }).click();
  await expect.element(page.getByRole('button', { name: 'Remove sun.png' })).not.toBeInTheDocument();
  const dialog = page.getByRole('dialog', { name: 'Remove “moon.png”' });
  await dialog.getByLabelText('Reason').fill('The wrong file');
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect
    .poll(() => office.askedOf('removePicture').map(({ body }) => body))
    .toEqual([{ merchant: 'atrium01', address: '/wps/media/moon', reason: 'The wrong file' }]);
});

test('pictures of an announcement are chosen, described in each language and put into order', async () => {
  const shown = pageOf();
  const picture = { width: 1600, height: 800, thumbnail: 'data:image/webp;base64,', at: '2026-03-14T06:20:00.000Z', used: true };
  const list = ['moon', 'sun'].map((name) => ({ ...picture, name: `${name}.png`, address: `/wps/media/${name}` }));
  const office = createFakeOffice({ getContent: shown, listPictures: { list }, writeContent: shown });
  await render(
    <Stage office={office}>
      <EditorScreen
        back={<a href="#content" />}
        onDeleted={() => undefined}
        merchant="atrium01"
        item={shown.item.id}
        mayEdit
        mayPublish={false}
        mayPublishLegal={false}
        mayArrange={false}
        maySend={false}
      />
    </Stage>,
  );
  for (const name of ['moon', 'sun']) {
    await page.getByRole('button', { name: 'Add a picture' }).click();
    await page
      .getByRole('dialog', { name: 'Pictures' })
      .getByRole('button', { name: new RegExp(`${name}.png`) })
      .click();
  }
  await page.getByLabelText('What picture 1 shows').fill('A full moon');
  await page.getByLabelText('What picture 2 shows').fill('A rising sun');
  await page.getByRole('button', { name: 'Move picture 2 up' }).click();
  await expect.element(page.getByLabelText('What picture 1 shows')).toHaveValue('A rising sun');
  await page.getByRole('combobox', { name: 'Language' }).first().selectOptions('AR');
  await page.getByLabelText('What picture 2 shows').fill('بدر');
  await page.getByRole('button', { name: 'Keep as a new version' }).click();
  const size = { width: 1600, height: 800 };
  await expect
    .poll(() => office.askedOf('writeContent').at(-1)?.body)
    .toMatchObject({
      facts: {
        images: [
          { url: '/wps/media/sun', ...size, alts: { EN: 'A rising sun' } },
          { url: '/wps/media/moon', ...size, alts: { EN: 'A full moon', AR: 'بدر' } },
        ],
      },
    });
  await page.getByRole('button', { name: 'Remove picture 1' }).click();
  await expect.element(page.getByLabelText('What picture 2 shows')).not.toBeInTheDocument();
});

test('a broadcast’s recipients are counted, it is sent to those chosen, and withdrawn', async () => {
  const shown = pageOf({ kind: 'broadcast', place: 'offers', live: null });
  const sent = broadcastOf();
  const office = createFakeOffice({
    getContent: shown,
    listBroadcasts: { list: [sent], next: null, about: { count: 1, exact: true } },
    countBroadcastReach: { about: { count: 1200, exact: true } },
    sendBroadcast: sent,
    takeBackBroadcast: { ...sent, state: 'takenBack' },
  });
  await render(
    <Stage office={office}>
      <EditorScreen
        back={<a href="#content" />}
        merchant="atrium01"
        item={shown.item.id}
        onDeleted={() => undefined}
        mayEdit
        mayPublish
        mayPublishLegal
        mayArrange
        maySend
      />
    </Stage>,
  );
  await page.getByRole('button', { name: 'Send version 1' }).click();
  await page.getByLabelText('Country').fill('bd');
  await page.getByLabelText('Until').fill('2030-01-01T00:00');
  await page.getByRole('button', { name: 'Count the members' }).click();
  await expect.element(page.getByText(/1,200 members · A second operator/)).toBeVisible();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const segment = { country: 'BD', to: '2029-12-31T18:00:00.000Z', by: 'created' };
  await expect.poll(() => office.askedOf('sendBroadcast').at(-1)?.body).toMatchObject({ version: 1, segment });
  await page.getByRole('button', { name: 'Take back' }).click();
  await page.getByLabelText('Reason').fill('A wrong date.');
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect.poll(() => office.askedOf('takeBackBroadcast').at(-1)?.body).toMatchObject({ broadcast: sent.id, reason: 'A wrong date.' });
});

test('a draft is deleted with a reason; what was published is not offered for it', async () => {
  const draft = pageOf({ state: 'draft', live: null });
  const onDeleted = vi.fn();
  const { item } = draft;
  const office = createFakeOffice({
    getContent: draft,
    deleteContent: { item: item.id, merchant: item.merchant, kind: item.kind, key: item.key },
  });
  const screen = (shown: FakeOfficeApi) => (
    <Stage office={shown}>
      <EditorScreen
        back={<a href="#content" />}
        onDeleted={onDeleted}
        merchant="atrium01"
        item={item.id}
        mayEdit
        mayPublish={false}
        mayPublishLegal={false}
        mayArrange={false}
        maySend={false}
      />
    </Stage>
  );
  const { unmount } = await render(screen(office));
  await page.getByRole('button', { name: 'Delete the draft' }).click();
  await page.getByLabelText('Reason').fill('Written by mistake');
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect.poll(() => onDeleted.mock.calls).toHaveLength(1);
  expect(office.askedOf('deleteContent').map(({ body }) => body)).toEqual([
    { merchant: item.merchant, item: item.id, revision: item.revision, reason: 'Written by mistake' },
  ]);
  await unmount();
  await render(screen(createFakeOffice({ getContent: pageOf({ live: 2 }) })));
  await expect.element(page.getByRole('textbox', { name: 'Title' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Delete the draft' }).query()).toBeNull();
});
