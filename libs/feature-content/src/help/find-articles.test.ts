// N40.
import { expect, test } from 'vitest';
import { findArticles, hasArticle, wordsOfSlug } from './find-articles.ts';

const article = (slug: string, title: string, content: string) => ({
  slug,
  title,
  content,
  language: 'VI',
  updatedAt: '2030-01-01T00:00:00Z',
  version: 1,
});
const sections = [
  {
    id: 'money',
    title: 'Tiền',
    language: 'VI',
    articles: [article('rut', 'Rút tiền', '<p>Ít nhất <b>100</b></p>'), article('nap', 'Nạp', '')],
  },
  { id: 'start', title: 'Bắt đầu', language: 'VI', articles: [article('dang-ky', 'Đăng ký', '<p class="x">mới</p>')] },
];
const found = (asked: string) => findArticles(sections, asked).flatMap(({ articles }) => articles.map(({ slug }) => slug));

test.each([
  ['', ['rut', 'nap', 'dang-ky']],
  ['rut TIEN', ['rut']],
  ['dang ky', ['dang-ky']],
  ['it nhat 100', ['rut']],
  ['class', []],
  ['rút mới', []],
])('%j finds %j', (asked, slugs) => {
  expect(found(asked)).toEqual(slugs);
});

test('a slug that no longer exists becomes search words', () => {
  expect([hasArticle(sections, 'nap'), hasArticle(sections, 'limits'), wordsOfSlug('dang-ky')]).toEqual([true, false, 'dang ky']);
});
