import type { BodyOf, components } from '@parlour/office-api/contract';
import { Argument, type Command } from 'commander';
import { CommandError, type Run, type Shared, type Verb } from './command-shape.ts';

type Schema = components['schemas'];
type Method = Schema['PaymentMethodName'];
const names = ['ewallet', 'bank', 'card', 'qr'] as const satisfies readonly Method[];

interface Terms {
  min?: string;
  max?: string;
  fee?: string;
  countries?: string;
  hours?: string;
  level?: string;
  reason: string;
}

/** Commands about payment methods for deposits. */
export function addMethods(program: Command, verb: Verb, run: Run): void {
  const methods = program.command('methods').description('How members can pay in, and on which terms.');
  verb(methods, 'list [merchant]', 'the methods in the order in which players see them').action(
    (named: string | undefined, { merchant = named }: Shared) =>
      run(async (office) => ({ list: (await office.call('listPaymentMethods', { query: { merchant } })).list.map(row) }), {
        none: 'Only the page of the payment provider asks how to pay.',
      }),
  );
  verb(methods, 'change <merchant>', 'change the terms; what is left out stays, and `none` takes a limit, the countries or the hours away')
    .addArgument(methodArgument())
    .option('--min <amount>', 'the least amount, within the limits of the merchant')
    .option('--max <amount>', 'the greatest amount')
    .option('--fee <percent>', 'what the provider charges the merchant, such as 1.25; for reports only')
    .option('--countries <codes>', 'from where it can be used, such as BD,IN')
    .option('--hours <from-to>', 'when it can be used, in the time zone of the merchant, such as 08:00-22:00')
    .option('--level <level>', 'from which VIP level members can use it, 0 for everybody')
    .requiredOption('--reason <text>', 'why, for the audit log')
    .action((merchant: string, method: Method, { reason, ...terms }: Terms) => {
      const body = { merchant, method, reason, ...termsOf(terms) };
      return run(async (office) => row(await office.call('changePaymentMethod', { body })));
    });
  verb(methods, 'switch <merchant>', 'turn one off or on; what was begun by it can still be paid')
    .addArgument(methodArgument())
    .addArgument(new Argument('<state>', 'on or off').choices(['on', 'off']))
    .requiredOption('--reason <text>', 'why, for the audit log')
    .action((merchant: string, method: Method, state: string, { reason }: { reason: string }) =>
      run(async (office) => row(await office.call('switchPaymentMethod', { body: { merchant, method, on: state === 'on', reason } }))),
    );
  verb(methods, 'test <merchant>', 'make a test payment, which you pay at the address it gives')
    .addArgument(methodArgument())
    .action((merchant: string, method: Method) => run((office) => office.call('testPaymentMethod', { body: { merchant, method } })));
  verb(methods, 'tests <merchant>', 'what became of the latest test payments').action((merchant: string) =>
    run((office) => office.call('listTestPayments', { query: { merchant } }), { none: 'Nobody has made a test payment.' }),
  );
  verb(methods, 'order <merchant>', 'put them into order: name all of them, the first one first')
    .addArgument(new Argument('<methods...>').choices(names))
    .action((merchant: string, order: Method[]) =>
      run((office) => office.call('orderPaymentMethods', { body: { merchant, methods: order } })),
    );
}

const methodArgument = () => new Argument('<method>').choices(names);

function termsOf({ min, max, fee, countries, hours, level }: Omit<Terms, 'reason'>): Partial<BodyOf<'changePaymentMethod'>> {
  const limit = (text: string) => (text === 'none' ? null : text);
  return {
    ...(min !== undefined && { min: limit(min) }),
    ...(max !== undefined && { max: limit(max) }),
    ...(fee !== undefined && { fee: feeOf(fee) }),
    ...(countries !== undefined && { countries: countries === 'none' ? [] : countries.toUpperCase().split(',') }),
    ...(hours !== undefined && { hours: hours === 'none' ? null : hoursOf(hours) }),
    ...(level !== undefined && { minLevel: levelOf(level) }),
  };
}

function feeOf(text: string): number {
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(text)) throw new CommandError(`${text} is no percentage such as 1.25.`);
  return Math.round(Number(text) * 100);
}

function levelOf(text: string): number {
  if (!/^\d{1,3}$/.test(text) || Number(text) > 100) throw new CommandError(`${text} is no level: write a number from 0 to 100.`);
  return Number(text);
}

function hoursOf(text: string): { from: string; to: string } {
  const [, from, to] = /^(\d{2}:\d{2})-(\d{2}:\d{2})$/.exec(text) ?? [];
  if (from === undefined || to === undefined) throw new CommandError(`${text} are no hours such as 08:00-22:00.`);
  return { from, to };
}

/** A method on one line; a proposal that waits for a second operator is printed unchanged. */
function row(answer: Schema['PaymentMethod'] | Schema['Waiting']): object {
  if (!('method' in answer)) return answer;
  const { merchant, provider, method, now, min, max, currency, fee, countries, hours, minLevel, lastDay } = answer;
  const ended = lastDay.succeeded + lastDay.failed + lastDay.unpaid;
  return {
    merchant,
    provider,
    method,
    now,
    min,
    max,
    currency,
    fee: `${(fee / 100).toFixed(2)} %`,
    countries: countries.join(', '),
    hours: hours && `${hours.from}-${hours.to}`,
    level: minLevel === 0 ? null : minLevel,
    succeeded: `${lastDay.succeeded} of ${ended}`,
  };
}
