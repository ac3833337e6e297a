import { ApiError } from '@parlour/api';
import { expect, test } from 'vitest';
import { verificationOf } from './asked.ts';

const refusal = (params: Record<string, string>, code: 'verification_required' | 'login_failed' = 'verification_required') =>
  verificationOf(new ApiError({ code, status: 403, params }));

test('a log-in that needs a second proof offers its methods, the strongest first', () => {
  expect(refusal({ ticket: 't', methods: 'email,sms', mobile: '•••••• 567', email: 'r•••@example.com' })).toEqual({
    ticket: 't',
    methods: ['sms', 'email'],
    mobile: '•••••• 567',
    email: 'r•••@example.com',
  });
});

test.each([
  ['another refusal', refusal({}, 'login_failed')],
  ['a way that this page does not know', refusal({ ticket: 't', methods: 'pigeon' })],
  ['a lost connection', verificationOf(new TypeError('fetch failed'))],
])('%s asks for none', (_what, asked) => {
  expect(asked).toBeNull();
});
