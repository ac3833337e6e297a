import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { check, type Check } from './chance-checks.ts';
import { gestureProblems, pictureProblems, textProblems, weightOf } from './pack-files.ts';
import { themeProblems } from './theme.ts';

/**
 * What the files of every pack must pass besides its rules (games.md A5): texts, colours, pictures and weight. Quick, so tests never skip
 * them.
 */
export function fileChecks(folder: string): Check[] {
  const theme = path.join(folder, 'theme.css');
  const look = existsSync(theme) ? themeProblems(readFileSync(theme, 'utf8')) : ['there is no theme.css'];
  return [
    check('texts', textProblems(folder)),
    check('theme', look),
    check('pictures', pictureProblems(folder)),
    check('gestures', gestureProblems(folder)),
    { id: 'weight', ...weightOf(folder) },
  ];
}
