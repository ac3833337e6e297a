/** Why a text is not CSV: a quotation mark is never closed, or is in the middle of a cell. */
export type CsvProblem = 'quote_open' | 'quote_astray';

/**
 * Cells of each line, by RFC 4180. The separator is whichever of comma, semicolon and tab is most frequent in the first line. Empty lines
 * are left out.
 */
export function readCsv(text: string): { lines: string[][] } | { problem: CsvProblem } {
  const separator = separatorOf(text);
  const lines: string[][] = [];
  let line: string[] = [];
  const endLine = () => {
    if (line.length > 1 || line[0] !== '') lines.push(line);
    line = [];
  };
  let at = 0;
  while (at <= text.length) {
    const cell = text[at] === '"' ? quoted(text, at) : plain(text, at, separator);
    if ('problem' in cell) return cell;
    line.push(cell.value);
    at = cell.end;
    if (text[at] === separator) at++;
    else {
      endLine();
      if (at === text.length) break;
      at += text.startsWith('\r\n', at) ? 2 : 1;
      if (at === text.length) break;
    }
  }
  return { lines };
}

type Cell = { value: string; end: number } | { problem: CsvProblem };

function quoted(text: string, begin: number): Cell {
  let value = '';
  let at = begin + 1;
  for (;;) {
    const mark = text.indexOf('"', at);
    if (mark === -1) return { problem: 'quote_open' };
    value += text.slice(at, mark);
    if (text[mark + 1] !== '"') return endsCell(text, mark + 1) ? { value, end: mark + 1 } : { problem: 'quote_astray' };
    value += '"';
    at = mark + 2;
  }
}

function plain(text: string, begin: number, separator: string): Cell {
  let end = begin;
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end++;
  return { value: text.slice(begin, end), end };
}

const endsCell = (text: string, at: number) => at === text.length || /[,;\t\r\n]/.test(text[at]!);

function separatorOf(text: string): string {
  const [first = ''] = /^[^\r\n]*/.exec(text)!;
  const most = [',', ';', '\t'].map((each) => ({ each, count: first.split(each).length }));
  return most.reduce((best, next) => (next.count > best.count ? next : best)).each;
}
