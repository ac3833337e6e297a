import { expect, test } from 'vitest';
import { legalHtml, parseLegalText } from './legal-text.ts';

test('titles, headings, paragraphs and lists are read', () => {
  const text = '# Terms\n\nOne sentence\nover two lines.\n\n## Your account\n\n- first\n- second\n';
  expect(parseLegalText(text)).toEqual([
    { kind: 'title', text: 'Terms' },
    { kind: 'paragraph', text: 'One sentence over two lines.' },
    { kind: 'heading', text: 'Your account' },
    { kind: 'list', items: ['first', 'second'] },
  ]);
});

test('as HTML it is escaped text below a title, whatever it contains', () => {
  expect(legalHtml('# Terms\n\n## A & B\n\n1 < 2\n\n- first\n- second\n')).toEqual({
    title: 'Terms',
    content: '<h3>A &amp; B</h3><p>1 &lt; 2</p><ul><li>first</li><li>second</li></ul>',
  });
});

test('a gap may begin a line', () => {
  expect(parseLegalText('[name of the company] answers.')).toEqual([{ kind: 'paragraph', text: '[name of the company] answers.' }]);
});

test.each(['[a link](/x)', '<script>alert(1)</script>', '1. numbered', '### third level', '| a | table |', '> quoted', '![picture](x)'])(
  '%s is refused',
  (form) => {
    expect(() => parseLegalText(`# Terms\n\n${form}`)).toThrow(RangeError);
  },
);
