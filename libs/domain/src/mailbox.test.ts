import { expect, test } from 'vitest';
import { mailboxOf } from './mailbox.ts';

test.each([
  ['Rahim.Uddin@Example.com', 'rahim.uddin@example.com'],
  [' rahim+bonus@example.com ', 'rahim@example.com'],
  ['rahim+a+b@example.com', 'rahim@example.com'],
  ['+rahim@example.com', '+rahim@example.com'],
  ['R.a.h.i.m+second@gmail.com', 'rahim@gmail.com'],
  ['rahim@googlemail.com', 'rahim@gmail.com'],
  ['ｒａｈｉｍ@example.com', 'rahim@example.com'],
])('%s leads to the mailbox %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});

test('dots make a difference where the provider heeds them', () => {
  expect(mailboxOf('ra.him@example.com')).not.toBe(mailboxOf('rahim@example.com'));
});
