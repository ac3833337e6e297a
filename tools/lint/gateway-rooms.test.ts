import { describe, expect, test } from 'vitest';
import { importProblem } from './check-import.ts';
import { gatewayRooms } from './table.ts';

const at = (place: string) => `apps/gateway/src/${place}`;

describe('the rooms of the gateway', () => {
  test('import one way only: no room reaches itself', () => {
    const above = new Map<string, Set<string>>();
    const reach = (room: string, seen = new Set<string>()): Set<string> => {
      for (const next of gatewayRooms[room] ?? [])
        if (!seen.has(next)) {
          seen.add(next);
          reach(next, seen);
        }
      return seen;
    };
    for (const room of Object.keys(gatewayRooms)) above.set(room, reach(room));
    expect([...above].filter(([room, reached]) => reached.has(room))).toEqual([]);
    expect([...above.values()].flatMap((rooms) => [...rooms]).filter((room) => !(room in gatewayRooms))).toEqual([]);
  });

  test.each([
    ['ledger/post.ts', '../db/publish.ts'],
    ['areas/wallet/deposits.ts', '../../ledger/post.ts'],
    ['areas/wallet/deposits.ts', '../identity/member/find.ts'],
    ['areas/wallet/area.ts', '../manifest.ts'],
    ['areas/wallet/deposits.test.ts', '../office/server.ts'],
    ['areas/wallet/testing.ts', '../../testing/gateway.ts'],
    ['app.ts', './areas.ts'],
    ['main/start.ts', '../app.ts'],
    ['testing/gateway.ts', '../app.ts'],
  ])('%s may import %s', (file, specifier) => expect(importProblem(at(file), specifier)).toBeNull());

  test.each([
    ['the kernel and the database', 'kernel/context.ts', '../db/open.ts', /kernel must not import db/],
    ['the ledger and an area', 'ledger/post.ts', '../areas/wallet/deposits.ts', /ledger must not import areas\/wallet/],
    ['the database and the ledger', 'db/open.ts', '../ledger/tables.ts', /db must not import ledger/],
    ['the gate and sessions', 'http/gate.ts', '../areas/identity/session/sessions.ts', /http must not import areas\/identity/],
    ['a lower area and a higher one', 'areas/identity/member/create.ts', '../../wallet/deposits.ts', /must not import areas\/wallet/],
    ['an area and the composition', 'areas/site/pages/site-route.ts', '../../../app.ts', /above all rooms/],
    ['an area and all areas', 'areas/site/area.ts', '../../areas.ts', /above all rooms/],
    ['an area and how a process starts', 'areas/wallet/deposits.ts', '../../main/start.ts', /above all rooms/],
    ['code and what only tests may use', 'areas/wallet/deposits.ts', '../../testing/gateway.ts', /above all rooms/],
    ['code and what is beside the sources', 'ledger/post.ts', '../../ledger-model/state.ts', /is part of the gateway/],
    ['a room without a row', 'newcomers/a.ts', '../kernel/context.ts', /give it a row/],
  ])('%s do not mix', (_what, file, specifier, message) => expect(importProblem(at(file), specifier)).toMatch(message));
});
