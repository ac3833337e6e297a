import { headText } from '@parlour/domain/office';
import type { components } from '@parlour/office-api/contract';
import { createFakeOffice, refusing, Stage } from '@parlour/office-ui/testing';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { auditEvent } from '../testing/people.ts';
import { AuditScreen } from './audit-screen.tsx';

type Proof = components['schemas']['AuditProof'];

const hex = (bytes: ArrayBuffer) => [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const base64 = (bytes: ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(bytes)));
const sha256 = async (text: string) => hex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));

/** A proof as the gateway makes one, of a row and the one after it. */
async function proofOf(row: string): Promise<{ proof: Proof; hash: string }> {
  const previous = 'aa'.repeat(32);
  const hash = await sha256(previous + row);
  const end = { chain: 'atrium01', seq: 8, hash: await sha256(`${hash}next`), signedAt: '2030-01-01T03:17:00.000Z' };
  const { publicKey, privateKey } = (await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])) as CryptoKeyPair;
  const signature = base64(await crypto.subtle.sign('Ed25519', privateKey, new TextEncoder().encode(headText(end))));
  const head = { ...end, key: 'ab12', publicKey: base64(await crypto.subtle.exportKey('spki', publicKey)), signature };
  return { proof: { previous, rows: [row, 'next'], head }, hash };
}

async function open(hash: string, answer: Proof | (() => never)) {
  const office = createFakeOffice({
    listAuditEvents: { list: [auditEvent({ hash })], next: null, about: { count: 1, exact: true } },
    proveAuditEvent: answer,
  });
  await render(
    <Stage office={office}>
      <AuditScreen merchant={undefined} open="atrium01 7" onOpen={() => undefined} mayReveal filters={{}} onFilter={() => undefined} />
    </Stage>,
  );
  await page.getByRole('button', { name: 'Prove this row' }).click();
}

test('the browser proves that a row is unchanged since it was signed', async () => {
  const { proof, hash } = await proofOf('row 7');
  await open(hash, proof);
  await expect.element(page.getByText('Proved', { exact: true })).toBeVisible();
});

test.each([
  ['says something else', (proof: Proof) => ({ ...proof, rows: ['row 8', 'next'] })],
  ['stands before a head of another time', (proof: Proof) => ({ ...proof, head: { ...proof.head, signedAt: '2030-01-02T03:17:00.000Z' } })],
])('a row that %s is not', async (_what, spoil) => {
  const { proof, hash } = await proofOf('row 7');
  await open(hash, spoil(proof));
  await expect.element(page.getByText('Changed since it was signed')).toBeVisible();
});

test('a row not covered by a signed head yet is said to be so', async () => {
  await open('ab'.repeat(32), refusing('not_found'));
  await expect.element(page.getByText(/No signature covers this row yet/)).toBeVisible();
});

test('personal data in a row is hidden until the operator gives a reason', async () => {
  const sealed = (text: string) => JSON.stringify({ tags: { sealed: text } });
  const office = createFakeOffice({
    listAuditEvents: {
      list: [auditEvent({ event: 'member.tagged', before: sealed('sealed.member.one'), after: sealed('sealed.member.two') })],
      next: null,
      about: { count: 1, exact: true },
    },
    revealAuditEvent: { chain: 'atrium01', seq: 7, before: '{"tags":[]}', after: '{"tags":["slow-payer"]}' },
  });
  await render(
    <Stage office={office}>
      <AuditScreen merchant={undefined} open="atrium01 7" onOpen={() => undefined} mayReveal filters={{}} onFilter={() => undefined} />
    </Stage>,
  );
  await expect.element(page.getByText('{"tags":"••••••"}').first()).toBeVisible();
  expect(document.body.textContent).not.toContain('sealed.member');
  await page.getByRole('button', { name: 'Show what is hidden' }).click();
  await page.getByLabelText('Why do you need it?').fill('The bank asks who this is.');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect.element(page.getByText('[] → ["slow-payer"]')).toBeVisible();
});
