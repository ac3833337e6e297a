// Security D04, D11 (docs/security.md).
import { describe, expect, test } from 'vitest';
import { mayLinkTo } from '@parlour/domain';
import { sanitise } from './sanitise.ts';

describe('HTML of an operator', () => {
  test.each([
    '<p dir="rtl">Text <strong>strong</strong> <em>em</em><br /></p>',
    '<ul><li>one</li></ul><ol><li>two</li></ol><hr />',
    '<table><thead><tr><th scope="col">a</th></tr></thead><tbody><tr><td colspan="2">b</td></tr></tbody></table>',
    '<a href="/rng" rel="noopener">Slots</a>',
    '<a href="https://example.org/x?y=1" rel="noopener">out</a>',
    '<a href="mailto:help@example.org" rel="noopener">mail</a>',
    '<img src="/art/banners/a.svg" alt="A" width="10" height="10" />',
  ])('keeps %s', (html) => {
    expect(sanitise(html)).toBe(html);
  });

  test.each([
    '<script>alert(1)</script>',
    '<img src="http://x" onerror=alert(1)>',
    '<img src="javascript:alert(1)">',
    '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
    '<svg><script>alert(1)</script></svg>',
    '<svg onload=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="jav\tascript:alert(1)">x</a>',
    '<a href="&#106;avascript:alert(1)">x</a>',
    '<a href=" javascript:alert(1)">x</a>',
    '<a href="data:text/html,<script>alert(1)</script>">x</a>',
    '<a href="vbscript:x">x</a>',
    '<iframe src="https://evil.example"></iframe>',
    '<form action="https://evil.example"><input name="password"></form>',
    '<style>body{background:url(https://evil.example)}</style>',
    '<p style="position:fixed;inset:0">x</p>',
    '<div onclick="alert(1)">x</div>',
    '<math><mtext><script>alert(1)</script></mtext></math>',
    '<object data="x"></object><embed src="x"><base href="https://evil.example"><meta http-equiv="refresh" content="0">',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
    '<p><a href="//evil.example">x</a></p>',
    '<p><a href="/\\evil.example">x</a></p>',
    '<p><a href="\\\\evil.example">x</a></p>',
    '<a href="http://evil.example">x</a>',
    '<a href="https://you@evil.example">x</a>',
  ])('loses what is dangerous in %s', (html) => {
    const clean = sanitise(html);
    expect(clean).not.toMatch(
      /script:|<script|onerror|onload|onclick|style|<svg|<math|iframe|<form|<input|<object|<embed|<base|<meta|evil\.example"|data:/i,
    );
    expect(clean).not.toMatch(/href|src/);
    expect(sanitise(clean)).toBe(clean);
  });
});

describe('a link', () => {
  test.each(['/rng', '#top', '?a=1', 'https://example.org', ''])('may lead to %j', (address) => {
    expect(mayLinkTo(address, ['https:'])).toBe(true);
  });
  test.each(['//x', '\\\\x', '/\\x', 'http://x', 'javascript:1', 'java\nscript:1', 'ftp://x', 'https://a:b@x', 'blob:https://x/1'])(
    'may not lead to %j',
    (address) => {
      expect(mayLinkTo(address, ['https:'])).toBe(false);
    },
  );
});
