import { sizeOf } from './alphabet.ts';
import { forms, type Alphabet, type BetType, type ExposureStep, type Limits, type RulePack } from './pack.ts';
import { ProblemsAt, type Problem } from './problems-at.ts';
import { checkRule } from './rule-check.ts';

/** A pack as written in its file: its limits, exposure steps and texts apply to every type that has none of its own. */
export interface PackFile extends Omit<RulePack, 'types'> {
  /** The first part of message ids, shared by the packs of one market. */
  readonly texts: string;
  readonly limits: Limits;
  readonly steps: readonly ExposureStep[];
  readonly types: readonly TypeInFile[];
}
type Filled = 'limits' | 'exposure' | 'texts';
type TypeInFile = Omit<BetType, Filled> & Partial<Pick<BetType, Filled>>;

/** Everything wrong with a pack as written, each problem with its path; empty when it is valid. */
export function packProblems(file: unknown): readonly Problem[] {
  const at = new ProblemsAt(file);
  at.keys(['id', 'version', 'texts', 'result', 'options', 'limits', 'steps', 'types']);
  at.in('id').text(/^[a-z0-9-]{1,20}$/);
  at.in('version').whole(1);
  at.in('texts').text(/^[a-z0-9-]+$/);
  checkResult(at.in('result'));
  at.in('options').each((option) => option.boolean());
  checkLimits(at.in('limits'));
  checkSteps(at.in('steps'));
  at.in('types').filled();
  at.in('types').unlike('id');
  at.in('types').items((type) => checkType(type, at));
  return at.problems;
}

/** The pack with all defaults filled in. Throws an Error that names the path of every problem. */
export function readPack(file: unknown): RulePack {
  const problems = packProblems(file);
  if (problems.length > 0) throw new Error(problems.map(({ path, problem }) => `pack ${path}: ${problem}`).join('\n'));
  const { texts, limits, steps, types, ...pack } = file as PackFile;
  return {
    ...pack,
    types: types.map((type) => ({
      limits,
      exposure: { per: type.form === 'list' ? 'number' : 'type', steps },
      texts: {
        name: `lottery.${texts}.${type.id}.name`,
        howTo: `lottery.${texts}.${type.id}.howTo`,
        example: `lottery.${texts}.${type.id}.example`,
      },
      ...type,
    })),
  };
}

function checkResult(at: ProblemsAt): void {
  if ('prizes' in at.record()) {
    at.keys(['prizes']);
    at.in('prizes').filled();
    at.in('prizes').unlike('name');
    at.in('prizes').items((prize) => {
      prize.keys(['name', 'count', 'digits', 'maxDigits', 'distinct']);
      prize.in('name').text(/^[a-z][a-zA-Z0-9]*$/);
      prize.in('count').whole(1, 100);
      prize.in('digits').whole(1, 9);
      prize.in('maxDigits', true).whole(Number(prize.record()['digits'] ?? 1), 9);
      prize.in('distinct', true).literal(true);
    });
    return;
  }
  at.keys(['key', 'size', 'alphabet', 'distinct', 'balls']);
  at.in('key').text(/^[a-z]+$/);
  at.in('size').whole(1, 20);
  checkAlphabet(at.in('alphabet'));
  at.in('distinct').boolean();
  const { size, alphabet, distinct } = at.record();
  if (distinct === true && Number(size) > elementCount(alphabet)) at.in('size').say('is more than there are symbols');
  const balls = at.in('balls', true);
  balls.keys(['size', 'of']);
  // Each digit is made of six balls.
  balls.in('size').whole(6 * Number(size), 100);
  balls.in('of').whole(Number(balls.record()['size'] ?? 1), 100);
}

function checkAlphabet(at: ProblemsAt): void {
  const alphabet = at.record();
  if ('symbols' in alphabet) {
    at.keys(['symbols']);
    at.in('symbols').filled();
    at.in('symbols').unlike();
    at.in('symbols').items((symbol) => symbol.text(/^[A-Za-z0-9]+$/));
  } else if ('digits' in alphabet) {
    at.keys(['digits', 'notAllEqual']);
    at.in('digits').whole(1, 4);
    at.in('notAllEqual', true).literal(true);
  } else {
    at.keys(['from', 'to', 'width']);
    at.in('from').whole(0, 999);
    at.in('to').whole(Number(alphabet['from'] ?? 0), 999);
    at.in('width', true).whole(1, 3);
  }
}

/** How many elements an alphabet has as written; undefined if it is invalid. */
function elementCount(alphabet: unknown): number {
  const at = new ProblemsAt(alphabet);
  checkAlphabet(at);
  return at.problems.length > 0 ? 0 : sizeOf(alphabet as Alphabet);
}

const amount = /^\d{1,15}(\.\d{1,2})?$/;

/** Checks limits: all of them, or with `some` only those present. */
export function checkLimits(at: ProblemsAt, some = false): void {
  const names = ['minUnit', 'maxUnit', 'maxStakePerDraw', 'maxPayout'];
  at.keys(names);
  for (const name of names) at.in(name, some).text(amount);
  const [least, most] = [at.record()['minUnit'], at.record()['maxUnit']];
  if (typeof least === 'string' && Number(least) === 0) at.in('minUnit').say('must be above 0');
  if (typeof least === 'string' && typeof most === 'string' && Number(least) > Number(most))
    at.in('maxUnit').say('must not be less than minUnit');
}

export function checkSteps(at: ProblemsAt): void {
  at.items((step) => {
    step.keys(['from', 'odds']);
    step.in('from').text(amount);
    if (step.record()['odds'] !== 'closed') step.in('odds').odds();
  });
}

function checkType(at: ProblemsAt, pack: ProblemsAt): void {
  at.keys([
    'id',
    'group',
    'form',
    'k',
    'alphabet',
    'at',
    'boxed',
    'distinct',
    'costUnits',
    'rule',
    'odds',
    'prizeGroup',
    'limits',
    'exposure',
    'texts',
  ]);
  at.in('id').text(/^[a-zA-Z0-9]{1,20}$/);
  at.in('group').text(/^[a-z]+$/);
  at.in('form').oneOf(forms);
  const { form, alphabet } = at.record();
  if (form === 'choose' || form === 'grid') at.in('k').whole(1, 20);
  else if (at.has('k')) at.in('k').say('is of forms that choose or have places');
  checkAlphabet(at.in('alphabet'));
  const needed = form === 'choose' || (form === 'grid' && at.has('distinct')) ? Number(at.record()['k']) : form === 'ordered' ? 2 : 1;
  if (elementCount(alphabet) > 0 && needed > elementCount(alphabet)) at.in('alphabet').say('has too few elements for one selection');
  const places = at.in('at', true);
  places.filled();
  places.unlike();
  places.items((place) => place.text(/^[a-zA-Z0-9]+$/));
  at.in('boxed', true).literal(true);
  if (at.has('boxed') && form !== 'list') at.in('boxed').say('is of lists');
  at.in('distinct', true).literal(true);
  if (at.has('distinct') && form !== 'grid') at.in('distinct').say('is of grids');
  at.in('costUnits').whole(1);
  at.in('odds').odds();
  if (form !== 'list' && typeof at.record()['odds'] === 'object') at.in('odds').say('is a table, which only lists have');
  at.in('prizeGroup', true).whole(1, 2000);
  if (at.has('prizeGroup') && !at.in('odds').isText()) at.in('prizeGroup').say('is of types with one price');
  if (at.has('limits')) checkLimits(at.in('limits'));
  if (at.has('exposure')) {
    at.in('exposure').keys(['per', 'steps']);
    at.in('exposure').in('per').oneOf(['number', 'type']);
    checkSteps(at.in('exposure').in('steps'));
  }
  const texts = at.in('texts', true);
  for (const name of ['name', 'howTo', 'example']) texts.in(name).text(/./);
  checkRule(at.in('rule'), at, pack);
}
