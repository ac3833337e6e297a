import { createFakeOffice, Stage } from '@parlour/office-ui/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { RichEditor } from './rich-editor.tsx';

async function shown(html: string) {
  const written: string[] = [];
  await render(
    <Stage office={createFakeOffice({ listPictures: { list: [] } })}>
      <RichEditor label="Content" merchant="atrium01" html={html} lang="en" dir="ltr" onChange={(text) => written.push(text)} />
    </Stage>,
  );
  const text = page.getByRole('textbox', { name: 'Content' });
  await text.click();
  return { text, written: () => written.at(-1) };
}

const paste = (html: string) => {
  const data = new DataTransfer();
  data.setData('text/html', html);
  document.activeElement!.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
};

test('the editor writes only HTML that pages may show, and only links that are allowed', async () => {
  const { written } = await shown('<p>Terms</p>');
  await userEvent.keyboard('{Control>}a{/Control}');
  await page.getByRole('button', { name: 'Bold' }).click();
  expect(written()).toBe('<p><strong>Terms</strong></p>');
  await page.getByRole('button', { name: 'Link' }).click();
  const address = page.getByRole('textbox', { name: 'Address of the link' });
  await address.fill('javascript:alert(1)');
  await page.getByRole('button', { name: 'Insert' }).click();
  await expect.element(page.getByText('This leads nowhere.')).toBeVisible();
  await address.fill('/promotions');
  await userEvent.keyboard('{Enter}');
  expect(written()).toBe('<p><a href="/promotions"><strong>Terms</strong></a></p>');
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  expect(written()).toContain('<table><tbody><tr><th>');
});

test('pasting drops what pages may not show, and says so', async () => {
  const { written } = await shown('<p></p>');
  paste('<meta charset="utf-8"><p>Plain <em>words</em></p>');
  await expect.poll(written).toContain('<p>Plain <em>words</em></p>');
  expect(page.getByText('was left out of what you pasted').elements()).toHaveLength(0);
  paste(
    '<p onclick="x()" style="color:red">Red <script>alert(1)</script><a href="javascript:x()">link</a><img src="http://evil.example/a.png"></p>',
  );
  await expect.element(page.getByText('What pages cannot show was left out of what you pasted.')).toBeVisible();
  expect(written()).toContain('Red link');
  expect(written()).not.toMatch(/onclick|style|script|evil|javascript/);
});
