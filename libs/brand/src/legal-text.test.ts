import { expect, test } from 'vitest';
import { parseLegalText } from './legal-text.ts';

test('titles, headings, paragraphs and lists are read', () => {
  const text = '# Terms\n\nOne sentence\nover two lines.\n\n## Your account\n\n- first\n- second\n';
  expect(parseLegalText(text)).toEqual([
    { kind: 'title', text: 'Terms' },
    { kind: 'paragraph', text: 'One sentence over two lines.' },
    { kind: 'heading', text: 'Your account' },
    { kind: 'list', items: ['first', 'second'] },
  ]);
});

test.each(['<script>alert(1)</script>', '1. numbered', '### third level', '| a | table |', '> quoted', '![picture](x)'])(
  '%s is refused',
  (form) => {
    expect(() => parseLegalText(`# Terms\n\n${form}`)).toThrow(RangeError);
  },
);
