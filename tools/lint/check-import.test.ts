import { describe, expect, test } from 'vitest';
import { importProblem } from './check-import.ts';

describe('who may import whom', () => {
  test.each([
    ['libs/feature-games/src/a.ts', '@parlour/domain'],
    ['libs/feature-games/src/a.ts', './b.ts'],
    ['libs/feature-games/src/a.ts', 'react'],
    ['libs/ui/src/a.ts', '@parlour/domain'],
    ['apps/web/src/a.ts', '@parlour/feature-auth'],
    ['apps/web/vite.config.ts', '../../tools/build/brand-config.ts'],
    ['apps/gateway/src/a.ts', '@parlour/api/contract'],
    ['apps/gateway/src/a.ts', '@parlour/brand/schema'],
    ['tools/build/a.ts', '@parlour/gateway'],
    ['tools/build/a.ts', '../lint/table.ts'],
    ['apps/certification/src/cases/a.ts', '@parlour/domain'],
    ['apps/certification/src/cases/a.ts', '../play.ts'],
    ['apps/gateway/src/areas/vendors/a.test.ts', '@parlour/certification'],
    ['apps/faults/src/world/a.ts', '@parlour/gateway/inside'],
    ['libs/domain/src/rewards/draws.ts', '../fairness/index.ts'],
    ['libs/domain/src/fairness/draw.ts', './message.ts'],
  ])('%s may import %s', (file, specifier) => expect(importProblem(file, specifier)).toBeNull());

  test.each([
    ['a feature and a feature', 'libs/feature-games/src/a.ts', '@parlour/feature-auth', /must not import/],
    ['the look and the server data', 'libs/ui/src/a.ts', '@parlour/api', /must not import/],
    ['the rules and anything', 'libs/domain/src/a.ts', '@parlour/ui', /must not import/],
    ['the gateway and the client', 'apps/gateway/src/a.ts', '@parlour/api', /only \.\/contract/],
    ['the page and the schema for Node', 'libs/feature-auth/src/a.ts', '@parlour/brand/schema', /only \./],
    ['the inside of a library', 'apps/web/src/a.ts', '@parlour/ui/src/Button/Button.tsx', /is inside/],
    ['a library by a relative path', 'apps/web/src/a.ts', '../../../libs/ui/src/index.ts', /by its name/],
    ['a feature by a relative path', 'libs/feature-games/src/a.ts', '../../feature-auth/src/index.ts', /by its name/],
    ['the build', 'apps/web/src/a.ts', '../../../tools/build/places.ts', /only libraries/],
    ['the certification and the gateway', 'apps/certification/src/cases/a.ts', '@parlour/gateway/testing', /must not import/],
    ['the certification and brands', 'apps/certification/src/a.ts', '@parlour/brand/schema', /must not import/],
    ['the faults and what only tests of the gateway need', 'apps/faults/src/a.ts', '@parlour/gateway/testing', /only \.\/inside/],
    ['Storybook and the build', 'libs/ui/.storybook/main.ts', '../../../tools/storybook/pictures.ts', /only libraries/],
    ['tools and the inside of an app', 'tools/build/a.ts', '../../apps/gateway/src/app.ts', /by its name/],
    ['tools and the inside of a library', 'tools/build/a.ts', '../../libs/ui/src/theme/ramp.ts', /by its name/],
    ['a draw and levels', 'libs/domain/src/rewards/draws.ts', './levels.ts', /draws: it must not import .*levels/],
    ['chance and rewards', 'libs/domain/src/fairness/draw.ts', '../rewards/index.ts', /draws: it must not import/],
    ['a brand', 'apps/web/src/a.ts', '../../../brands/neutral/brand.json', /only libraries/],
  ])('%s do not mix', (_what, file, specifier, message) => expect(importProblem(file, specifier)).toMatch(message));
});
