import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const heading = '\n## Where things are\n';

/**
 * The text of docs/map.md: of each README below `root`, its first sentence and the table under "Where things are".
 * Throws for a table of other columns.
 */
export function mapOfRooms(root: string): string {
  const rooms = globSync('{*,{apps,libs}/*}/README.md', { cwd: root, exclude: ['node_modules'] }).sort();
  const sections = rooms.flatMap((file) => {
    const [introduction, answers] = readFileSync(path.join(root, file), 'utf8').split(heading);
    if (introduction === undefined || answers === undefined) return [];
    const [head, , ...rows] = answers
      .split('\n## ')[0]!
      .split('\n')
      .filter((line) => line.startsWith('|'));
    if (head !== '| question | where |') throw new Error(`${file}: the table under "Where things are" has the columns question and where`);
    const room = path.posix.dirname(file);
    return [`## [\`${room}/\`](../${file})`, firstSentence(introduction), [head, '|---|---|', ...rows].join('\n')];
  });
  return [
    '# Map: where things are',
    'Made by `npm run map` from the tables in the READMEs of the rooms; edit them there. One question has one answer: if it has two, settle it by an ADR.',
    ...sections,
  ]
    .join('\n\n')
    .concat('\n');
}

function firstSentence(introduction: string): string {
  const paragraph = introduction.split('\n\n')[1] ?? '';
  return /^.*?[.](?=\s|$)/s.exec(paragraph)?.[0].replaceAll('\n', ' ') ?? '';
}
