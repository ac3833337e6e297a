import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { statedFigures } from '@parlour/arcade/stated-figures';
import { figuresFile } from './figures-file.ts';

writeFileSync(figuresFile, JSON.stringify(statedFigures()));
execFileSync('oxfmt', [figuresFile]);
