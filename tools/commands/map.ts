// npm run map: writes docs/map.md from the READMEs of the rooms, and the tests of each promise into docs/security.md.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { mapOfRooms } from '../shape/map.ts';
import { securityWithTests } from '../shape/security.ts';
import { root } from './surroundings.ts';

writeFileSync(path.join(root, 'docs/map.md'), mapOfRooms(root));
writeFileSync(path.join(root, 'docs/security.md'), securityWithTests().text);
