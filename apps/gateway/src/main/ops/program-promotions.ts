import type { BodyOf, components } from '@parlour/office-api/contract';
import { Option, type Command } from 'commander';
import { CommandError, type Run, type Shared, type Verb } from './command-shape.ts';
import { jsonIn } from './json-in.ts';

type Schema = components['schemas'];
type Written = Pick<BodyOf<'savePromotion'>, 'kind' | 'terms' | 'texts'>;

interface Reasoned {
  reason: string;
}

interface Tried {
  deposit: string;
  stake: string;
  rounds: string;
  line: BodyOf<'simulatePromotion'>['line'];
  returns: string;
}

const lines = ['RNG', 'LIVE', 'FISH', 'PVP', 'BGS', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'LOTT', 'ELOTT'];

/** Commands about promotions: drafts, simulations, budgets, publishing and closing. */
export function addPromotions(program: Command, verb: Verb, run: Run): void {
  const promotions = program.command('promotions').description('Promotions, their budgets and what they cost.');
  verb(promotions, 'list', 'promotions with what their budgets hold and have given').action(({ merchant }: Shared) =>
    run(async (office) => ({ list: (await office.call('listOfficePromotions', { query: { merchant } })).list.map(row) }), {
      none: 'There are no promotions.',
    }),
  );
  verb(promotions, 'show <merchant> <code>', 'what is written, every version, and what keeps it from being published').action(
    (merchant: string, code: string) =>
      run((office) => office.call('getOfficePromotion', { query: { merchant, promotion: code } }), { asJson: true }),
  );
  verb(
    promotions,
    'save <merchant> <code> <file>',
    'write a promotion, or change what is written, by a file such as {"kind", "terms", "texts"}',
  ).action((merchant: string, code: string, file: string) =>
    run(async (office) => {
      const written = writtenIn(await jsonIn(file), file);
      const { list } = await office.call('listOfficePromotions', { query: { merchant } });
      const revision = list.find((each) => each.code === code)?.revision;
      return row((await office.call('savePromotion', { body: { ...written, merchant, code, revision } })).promotion);
    }),
  );
  verb(promotions, 'simulate <merchant> <file>', 'try such a file: a member deposits and plays')
    .requiredOption('--deposit <amount>', 'what the member deposits')
    .option('--stake <amount>', 'of each round', '1')
    .option('--rounds <number>', 'how many rounds at most', '1000')
    .addOption(new Option('--line <line>', 'in which product line').choices(lines).default('RNG'))
    .option('--returns <percent>', 'what each round pays of its stake', '96')
    .action((merchant: string, file: string, { deposit, stake, rounds, line, returns }: Tried) =>
      run(async (office) => {
        const { kind, terms } = writtenIn(await jsonIn(file), file);
        return office.call('simulatePromotion', {
          body: { merchant, kind, terms, deposit, stake, rounds: Number(rounds), line, returns },
        });
      }),
    );
  verb(promotions, 'eligible <merchant> <file>', 'count for how many members such a file is open').action(
    (merchant: string, file: string) =>
      run(async (office) => {
        const { kind, terms } = writtenIn(await jsonIn(file), file);
        return office.call('countEligibleMembers', { body: { merchant, kind, terms } });
      }),
  );
  for (const [name, direction, does] of [
    ['fund', 'in', 'put money into a budget; a second operator approves it'],
    ['defund', 'out', 'take unclaimed money out of a budget; a second operator approves it'],
  ] as const)
    verb(promotions, `${name} <merchant> <code> <amount>`, does)
      .requiredOption('--reason <text>', 'why, for the audit log')
      .action((merchant: string, code: string, amount: string, { reason }: Reasoned) =>
        run(async (office) => done(await office.call('fundPromotion', { body: { merchant, promotion: code, direction, amount, reason } }))),
      );
  verb(promotions, 'publish <merchant> <code>', 'publish what is written; a second operator approves it')
    .requiredOption('--reason <text>', 'why, for the audit log')
    .action((merchant: string, code: string, { reason }: Reasoned) =>
      run(async (office) => {
        const { promotion } = await office.call('getOfficePromotion', { query: { merchant, promotion: code } });
        return done(await office.call('publishPromotion', { body: { merchant, promotion: code, revision: promotion.revision, reason } }));
      }),
    );
  verb(promotions, 'close <merchant> <code>', 'close a promotion before its end; a second operator approves it')
    .requiredOption('--reason <text>', 'why, for the audit log')
    .action((merchant: string, code: string, { reason }: Reasoned) =>
      run(async (office) => done(await office.call('closePromotion', { body: { merchant, promotion: code, reason } }))),
    );
  verb(promotions, 'proofs <id>', 'how many pictures came with an application, and when').action((id: string, { merchant }: Shared) =>
    run(
      async (office) => ({
        list: (await office.call('listPromotionProofs', { query: { id, merchant } })).list.map(({ id: picture, at }) => ({ picture, at })),
      }),
      { none: 'The member sent no pictures.' },
    ),
  );
  verb(promotions, 'entries', 'applications that wait for an operator')
    .option('--decided', 'those that were decided')
    .action(({ merchant, decided }: Shared & { decided?: boolean }) =>
      run((office) => office.call('listPromotionEntries', { query: { merchant, decided } }), { none: 'No one has applied.' }),
    );
  for (const [name, approve, does] of [
    ['approve', true, 'approve an application: it is paid'],
    ['reject', false, 'reject an application; the member reads why'],
  ] as const)
    verb(promotions, `${name} <merchant> <entry>`, does)
      .requiredOption('--reason <text>', 'why')
      .option('--amount <amount>', 'of an award')
      .action((merchant: string, entry: string, { reason, amount }: Reasoned & { amount?: string }) =>
        run((office) => office.call('decidePromotionEntry', { body: { merchant, entry, approve, reason, amount } })),
      );
}

function writtenIn(value: unknown, file: string): Written {
  const { kind, terms, texts = {} } = (typeof value === 'object' && value !== null ? value : {}) as Partial<Written>;
  if (!kind || !terms) throw new CommandError(`${file} has no kind and terms of a promotion.`);
  return { kind, terms, texts };
}

/** A promotion on one line; a proposal that waits for a second operator is printed unchanged. */
const done = (answer: Schema['OfficePromotionPage'] | Schema['Waiting']): object =>
  'promotion' in answer ? row(answer.promotion) : answer;

function row({ merchant, code, kind, state, version, budget, given, returned, claims, hasDraft }: Schema['OfficePromotion']): object {
  const { currency } = budget;
  const amounts = { budget: budget.amount, given: given.amount, returned: returned.amount };
  return { merchant, code, kind, state, version, currency, ...amounts, claims, draft: hasDraft };
}
