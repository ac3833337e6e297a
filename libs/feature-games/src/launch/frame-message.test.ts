import { describe, expect, test } from 'vitest';
import { frameMessage } from './frame-message.ts';

const frame = {} as Window;
const sender = { frame, origin: 'http://arcade.localhost:4301' };
const said = (change: Partial<MessageEvent<unknown>>) => ({
  source: frame,
  origin: sender.origin,
  data: { type: 'parlour.close' },
  ...change,
});

describe('a message from the game frame', () => {
  test('is accepted if its window, origin and form are right', () => {
    expect(frameMessage(said({}), sender)).toEqual({ type: 'parlour.close' });
  });

  test('may report how much of the game has loaded', () => {
    const data = { type: 'parlour.loading', progress: 0.4 };
    expect(frameMessage(said({ data }), sender)).toEqual(data);
  });

  test.each([
    ['another window', { source: {} as Window }],
    ['no window', { source: null }],
    ['another origin', { origin: 'http://evil.localhost:4301' }],
    ['an opaque origin', { origin: 'null' }],
    ['the same host on another port', { origin: 'http://arcade.localhost:4302' }],
    ['an unknown type', { data: { type: 'parlour.payOut' } }],
    ['a type that objects inherit', { data: { type: 'constructor' } }],
    ['progress beyond the end', { data: { type: 'parlour.loading', progress: 1.01 } }],
    ['progress that is no number', { data: { type: 'parlour.loading', progress: '0.5' } }],
    ['progress that is not told', { data: { type: 'parlour.loading' } }],
    ['text', { data: 'parlour.close' }],
    ['nothing', { data: null }],
  ])('is ignored from %s', (_, change) => {
    expect(frameMessage(said(change), sender)).toBeNull();
  });

  test('is ignored before the frame exists', () => {
    expect(frameMessage(said({ source: null }), { ...sender, frame: null })).toBeNull();
  });
});
