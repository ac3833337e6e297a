import { describe, expect, test } from 'vitest';
import { auditEvents } from './audit-events.ts';
import { builtInRights, builtInRoles, levels, permissions, reaches, type BuiltInRole, type Level, type Permission } from './permissions.ts';
import { beyond, levelAt, rightsAt, verdict, type Assignment, type Place, type Reach } from './rights.ts';

const role = (name: BuiltInRole, merchants: Reach = 'all'): Assignment => ({ rights: builtInRights[name], merchants });
const of = (given: Assignment) => (permission: Permission, place: Place) => levelAt([given], permission, place);
const at = (merchant: string) => ({ merchant });

describe('the matrix', () => {
  test.each<[BuiltInRole, Permission, Level | undefined]>([
    ['owner', 'operator.manage', 'a'],
    ['finance', 'withdrawal.decide', 'a'],
    ['finance', 'wallet.adjust', 'p'],
    ['support', 'member.reset', 'p'],
    ['support', 'withdrawal.decide', 'r'],
    ['support', 'wallet.adjust', undefined],
    ['risk', 'content.legal', 'a'],
    ['content', 'content.publish', 'p'],
    ['content', 'game.import', 'p'],
    ['marketing', 'content.edit', 'w'],
    ['marketing', 'feedback.answer', undefined],
    ['lottery', 'draw.void', 'p'],
    ['agents', 'agent.tree', 'w'],
    ['engineer', 'key.rotate', 'w'],
    ['engineer', 'member.view', undefined],
    ['auditor', 'audit.view', 'r'],
    ['auditor', 'member.reveal', undefined],
  ])('%s: %s is %s', (name, permission, level) => {
    expect(builtInRights[name][permission]).toBe(level);
  });

  test('has a level or nothing for every role in every row', () => {
    for (const name of builtInRoles) for (const level of Object.values(builtInRights[name])) expect(levels).toContain(level);
    expect(permissions.filter((permission) => builtInRoles.every((name) => builtInRights[name][permission] === undefined))).toEqual([]);
  });

  test('whatever one role proposes, another decides', () => {
    const holders = (permission: Permission, level: Level) => builtInRoles.filter((name) => builtInRights[name][permission] === level);
    const undecided = permissions.filter((each) => holders(each, 'p').length > 0 && holders(each, 'a').length === 0);
    expect(undecided).toEqual([]);
  });

  test('an auditor changes nothing but reports of their own', () => {
    const more = permissions.filter((permission) => reaches(builtInRights.auditor[permission], 'p'));
    expect(more).toEqual(['report.view', 'report.export']);
  });
});

describe('rights', () => {
  const both = [role('finance', ['lotus']), role('support', ['lotus', 'delta'])];

  test('are the highest level of the roles given at a merchant, and none elsewhere', () => {
    expect(levelAt(both, 'withdrawal.decide', at('lotus'))).toBe('a');
    expect(levelAt(both, 'withdrawal.decide', at('delta'))).toBe('r');
    expect(levelAt(both, 'withdrawal.decide', at('tidal'))).toBeUndefined();
    expect(rightsAt(both, at('tidal'))).toEqual({});
    expect(rightsAt(both, at('lotus'))).toEqual({
      ...builtInRights.support,
      ...builtInRights.finance,
      'member.view': 'w',
      'withdrawal.hold': 'w',
      'report.view': 'w',
      'report.export': 'w',
      'promotion.decide': 'a',
      'redeem.decide': 'w',
      'deposit.resolve': 'w',
    });
  });

  test('at the installation itself need a role at all merchants', () => {
    expect(levelAt([role('engineer', ['lotus'])], 'key.rotate', 'platform')).toBeUndefined();
    expect(levelAt([role('engineer')], 'key.rotate', 'platform')).toBe('w');
    expect(levelAt([role('engineer')], 'key.rotate', at('opened-tomorrow'))).toBe('w');
  });
});

describe('a grant', () => {
  test('of what the granter has, where they have it, goes beyond nothing', () => {
    expect(beyond(of(role('owner')), role('finance'))).toEqual([]);
    expect(beyond(of(role('owner', ['lotus'])), role('support', ['lotus']))).toEqual([]);
  });

  test.each(builtInRoles)('%s can be given by an owner', (name) => {
    expect(beyond(of(role('owner')), role(name))).toEqual([]);
  });

  test('of a permission, a level or a merchant that the granter lacks goes beyond it', () => {
    expect(beyond(of(role('support')), role('finance'))).toContain('wallet.adjust');
    expect(beyond(of(role('finance')), { rights: { 'wallet.adjust': 'w' }, merchants: 'all' })).toEqual(['wallet.adjust']);
    expect(beyond(of(role('owner', ['lotus'])), role('auditor', ['lotus', 'delta']))).toContain('dashboard.view');
    expect(beyond(of(role('owner', ['lotus', 'delta'])), role('auditor', 'all'))).toContain('dashboard.view');
  });
});

test.each<[Level | undefined, 'reads' | 'changes', 'one' | 'two', string]>([
  [undefined, 'reads', 'one', 'refused'],
  ['r', 'reads', 'one', 'done'],
  ['r', 'changes', 'one', 'refused'],
  ['p', 'changes', 'one', 'proposed'],
  ['w', 'changes', 'one', 'done'],
  ['w', 'changes', 'two', 'proposed'],
  ['a', 'changes', 'one', 'done'],
  ['a', 'changes', 'two', 'proposed'],
])('with level %s, what %s and takes %s is %s', (level, what, people, outcome) => {
  expect(verdict(level, { changes: what === 'changes', needsTwo: people === 'two' })).toBe(outcome);
});

test('each audit event is one of a subject, and stands once', () => {
  expect(new Set(auditEvents).size).toBe(auditEvents.length);
  expect(auditEvents.filter((event) => !/^[a-z]\w*\.[a-z]\w*$/i.test(event))).toEqual([]);
});
