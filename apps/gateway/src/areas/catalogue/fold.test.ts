import { expect, test } from 'vitest';
import { fold } from './fold.ts';

test.each([
  ['Đèn hoa sen', 'den hoa sen'],
  ['  LOTUS   Lanterns ', 'lotus lanterns'],
  ['أُضيئت', 'اضيئت'],
  ['المفاجأة الكبرى', 'المفاجاه الكبري'],
  ['পদ্ম প্রদীপ', 'পদ্ম প্রদীপ'],
  ['โคมดอกบัว', 'โคมดอกบัว'],
])('%s is searched as %s', (name, searched) => expect(fold(name)).toBe(searched));
