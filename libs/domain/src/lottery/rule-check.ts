import type { RuleName } from './pack.ts';
import type { ProblemsAt } from './problems-at.ts';

/** The forms of selections that a rule can judge, and its parameters; `?` marks those that may be absent. */
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

/** Says what is wrong with the rule of a type: its name, its parameters, and what they name of the pack. */
export function checkRule(rule: ProblemsAt, type: ProblemsAt, pack: ProblemsAt): void {
  const { name } = rule.record();
  if (typeof name !== 'string' || !Object.hasOwn(rules, name)) return rule.in('name').oneOf(Object.keys(rules));
  const { forms, params } = rules[name as RuleName];
  if (!forms.includes(String(type.record()['form']))) rule.in('name').say(`cannot judge ${String(type.record()['form'])}`);
  rule.keys(['name', ...params.map((param) => param.replace('?', ''))]);
  for (const param of params) checks[param.replace('?', '')]!(rule.in(param.replace('?', ''), param.endsWith('?')), type, pack);
}

type Check = (param: ProblemsAt, type: ProblemsAt, pack: ProblemsAt) => void;

const checks: Readonly<Record<string, Check>> = {
  prizes(param, type, pack) {
    const prizes = pack.in('result').in('prizes').list() as readonly { name?: unknown; distinct?: unknown }[];
    if (type.record()['rule'] && (type.record()['rule'] as { prizes?: unknown }).prizes === 'all') {
      if (prizes.length === 0) param.say('is for packs with prizes');
      return;
    }
    param.items((name) => name.oneOf(prizes.map((prize) => prize?.name)));
  },
  places(param, type, pack) {
    const size = Number(pack.in('result').record()['size'] ?? 0);
    const checkList = (places: ProblemsAt) => {
      places.items((place) => place.whole(1, size));
      if (type.record()['form'] === 'grid' && places.list().length !== type.record()['k']) places.say('must be as many as k');
    };
    if (!type.has('at')) return checkList(param);
    const ats = type.in('at').list();
    param.each((places) => checkList(places));
    for (const at of ats) if (!param.has(String(at))) param.in(String(at)).say('is missing');
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
  sets: (param) => param.each((set) => set.items((value) => value.text(/^[0-9]+$/))),
  least: (param) => param.whole(2, 20),
  counted: (param) => param.literal(true),
};
