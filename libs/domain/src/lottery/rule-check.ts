import { elementsOf, permutationsOf } from './alphabet.ts';
import type { Alphabet, RuleName } from './pack.ts';
import type { ProblemsAt } from './problems-at.ts';

/** The forms of selections that a rule can judge, and its parameters; `?` marks optional ones. */
const rules: Record<RuleName, { forms: readonly string[]; params: readonly string[] }> = {
  tail: { forms: ['list'], params: ['prizes', 'digits', 'skip?'] },
  head: { forms: ['list'], params: ['prizes', 'digits'] },
  place: { forms: ['list'], params: ['prizes', 'place'] },
  hasDigit: { forms: ['list'], params: ['prizes', 'digits', 'skip?'] },
  perm: { forms: ['list'], params: ['prizes', 'digits'] },
  prizeOf: { forms: ['list'], params: ['prizes'] },
  permPrize: { forms: ['list'], params: ['prizes'] },
  tailSide: { forms: ['list'], params: ['prizes', 'digits', 'big'] },
  allTails: { forms: ['choose'], params: ['prizes'] },
  noTail: { forms: ['choose'], params: ['prizes'] },
  pairMin: { forms: ['choose'], params: ['prizes'] },
  position: { forms: ['list', 'grid'], params: ['places'] },
  sum: { forms: ['list'], params: ['places'] },
  side: { forms: ['list'], params: ['places', 'big', 'push?', 'tripleLoses?'] },
  dragonTiger: { forms: ['list'], params: ['places', 'tieRefunds?'] },
  shape: { forms: ['list'], params: ['places'] },
  niu: { forms: ['list'], params: ['places'] },
  poker: { forms: ['list'], params: ['places'] },
  inSet: { forms: ['list'], params: ['places', 'of', 'sets'] },
  among: { forms: ['list', 'choose'], params: ['places', 'least?', 'counted?'] },
  group: { forms: ['list', 'choose', 'ordered'], params: ['places'] },
};

/** Checks the rule of a type: its name, its parameters, and what they refer to in the pack. */
export function checkRule(rule: ProblemsAt, type: ProblemsAt, pack: ProblemsAt): void {
  const { name } = rule.record();
  if (typeof name !== 'string' || !Object.hasOwn(rules, name)) return rule.in('name').oneOf(Object.keys(rules));
  const { forms, params } = rules[name as RuleName];
  if (!forms.includes(String(type.record()['form']))) rule.in('name').say(`cannot judge ${String(type.record()['form'])}`);
  rule.keys(['name', ...params.map((param) => param.replace('?', ''))]);
  for (const param of params) checks[param.replace('?', '')]!(rule.in(param.replace('?', ''), param.endsWith('?')), type, pack);
  checkDigits(name as RuleName, rule, type, pack);
  if (rule.problems.length === 0) checkOddsKeys(rule, type, pack);
}

/** How many digits an element must have for a rule to compare it; undefined if the rule does not compare digits. */
function digitsOf(name: RuleName, rule: ProblemsAt, pack: ProblemsAt): unknown {
  switch (name) {
    case 'tail':
    case 'head':
    case 'perm':
      return rule.record()['digits'];
    case 'place':
    case 'hasDigit':
      return 1;
    case 'allTails':
    case 'noTail':
    case 'pairMin':
      return 2;
    case 'prizeOf':
    case 'permPrize':
      return prizesRead(rule, pack)[0]?.['digits'];
    default:
      return undefined;
  }
}

/**
 * Checks lengths: an element with a different number of digits than those drawn could never win, and a number must have the digits that are
 * read from it.
 */
function checkDigits(name: RuleName, rule: ProblemsAt, type: ProblemsAt, pack: ProblemsAt): void {
  const digits = digitsOf(name, rule, pack);
  const { digits: own } = type.in('alphabet').record();
  if (digits !== undefined && own !== digits)
    type
      .in('alphabet')
      .in('digits')
      .say(`must be ${String(digits)}, as its rule reads`);
  const { digits: read = 1, skip = 0, place = 1 } = rule.record();
  const most = Math.max(0, ...prizesRead(rule, pack).map((prize) => Number(prize['digits'])));
  if (rule.has('prizes') && Math.max(Number(read) + Number(skip), Number(place)) > most)
    rule.in(rule.has('digits') ? 'digits' : 'place').say('is more than any number has that it reads');
}

/** Checks that a table has a price for exactly the keys that a hit can have: without a price, a hit would win and pay nothing. */
function checkOddsKeys(rule: ProblemsAt, type: ProblemsAt, pack: ProblemsAt): void {
  const odds = type.in('odds');
  if (odds.isText()) return;
  const needed = new Set(oddsKeysOf(rule, type, pack));
  for (const key of needed) if (!odds.has(key)) odds.in(key).say('is missing');
  for (const key of Object.keys(odds.record())) if (!needed.has(key)) odds.in(key).say('is no key of this type');
}

function oddsKeysOf(rule: ProblemsAt, type: ProblemsAt, pack: ProblemsAt): readonly string[] {
  const { name, counted, places } = rule.record() as { name: RuleName; counted?: true; places?: readonly number[] };
  const elements = elementsOf(type.record()['alphabet'] as Alphabet);
  const ways = () => [...new Set(elements.map((element) => String(permutationsOf(element))))];
  const names = () => prizesRead(rule, pack).map((prize) => String(prize['name']));
  switch (name) {
    case 'prizeOf':
      return names();
    case 'permPrize': {
      const each = ways();
      return names().flatMap((prize) => each.map((way) => `${prize}.${way}`));
    }
    case 'perm':
      return ways();
    default:
      return counted ? (places ?? []).map((_, index) => String(index + 1)) : elements;
  }
}

/** The prizes that a rule reads, as the pack has them. */
function prizesRead(rule: ProblemsAt, pack: ProblemsAt): readonly Readonly<Record<string, unknown>>[] {
  const { prizes: named } = rule.record();
  const all = pack.in('result').in('prizes').list() as readonly Readonly<Record<string, unknown>>[];
  return named === 'all' ? all : all.filter((prize) => Array.isArray(named) && named.includes(prize?.['name']));
}

type Check = (param: ProblemsAt, type: ProblemsAt, pack: ProblemsAt) => void;

const checks: Readonly<Record<string, Check>> = {
  prizes(param, type, pack) {
    const prizes = pack.in('result').in('prizes').list() as readonly { name?: unknown; distinct?: unknown }[];
    if (type.record()['rule'] && (type.record()['rule'] as { prizes?: unknown }).prizes === 'all') {
      if (prizes.length === 0) param.say('is for packs with prizes');
      return;
    }
    param.filled();
    param.unlike();
    param.items((name) => name.oneOf(prizes.map((prize) => prize?.name)));
  },
  places(param, type, pack) {
    const size = Number(pack.in('result').record()['size'] ?? 0);
    const checkList = (places: ProblemsAt) => {
      places.filled();
      places.unlike();
      places.items((place) => place.whole(1, size));
      if (type.record()['form'] === 'grid' && places.list().length !== type.record()['k']) places.say('must be as many as k');
    };
    if (!type.has('at')) return checkList(param);
    const ats = type.in('at').list();
    param.each((places) => checkList(places));
    for (const at of ats) if (!param.has(String(at))) param.in(String(at)).say('is missing');
    for (const at of Object.keys(param.record())) if (!ats.includes(at)) param.in(at).say('is no place of this type');
  },
  digits: (param) => param.whole(1, 9),
  skip: (param) => param.whole(1, 8),
  place: (param) => param.whole(1, 9),
  big(param, type) {
    if (!type.has('at') || Object.keys(param.record()).length === 0) return param.whole(0);
    param.each((value) => value.whole(0));
    for (const at of type.in('at').list()) if (!param.has(String(at))) param.in(String(at)).say('is missing');
  },
  push(param) {
    param.in('value').whole(0);
    param.in('sides').items((side) => side.oneOf(['big', 'small', 'odd', 'even']));
  },
  tripleLoses: (param, _type, pack) => param.oneOf(Object.keys(pack.in('options').record())),
  tieRefunds: (param, _type, pack) => param.oneOf(Object.keys(pack.in('options').record())),
  of: (param) => param.oneOf(['sum', 'shown']),
  sets(param, type) {
    param.each((set) => {
      set.filled();
      set.items((value) => value.text(/^[0-9]+$/));
    });
    const symbols = type.in('alphabet').in('symbols').list();
    for (const symbol of symbols) if (!param.has(String(symbol))) param.in(String(symbol)).say('is missing');
    for (const key of Object.keys(param.record())) if (!symbols.includes(key)) param.in(key).say('is no element of this type');
  },
  least: (param) => param.whole(2, 20),
  counted: (param) => param.literal(true),
};
