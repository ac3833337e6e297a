// npm run map: writes docs/map.md from the READMEs of the rooms.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { mapOfRooms } from '../shape/map.ts';
import { root } from './surroundings.ts';

writeFileSync(path.join(root, 'docs/map.md'), mapOfRooms(root));
