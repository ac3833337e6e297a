import { z } from 'zod';
import { checkLedger } from '../ledger/invariants.ts';
import { memberBlock, membersList } from './members.ts';
import { type Answer, type Operator } from './operator.ts';
import { OperatorError } from './operator-error.ts';
import { regionAllow, regionBlock, regionList, systemMaintenance, systemStatus } from './system.ts';
import { withdrawalApprove, withdrawalReject, withdrawalsList } from './withdrawals.ts';

const merchant = { merchant: z.string().min(1).optional() };
const region = { region: z.string().min(1) };

function command<Shape extends z.ZodRawShape>(
  shape: Shape,
  run: (operator: Operator, input: z.infer<z.ZodObject<Shape>>) => Promise<Answer>,
) {
  const input = z.strictObject(shape);
  return async (operator: Operator, given: unknown): Promise<Answer> => {
    const parsed = input.safeParse(given);
    if (!parsed.success)
      throw new OperatorError(
        `The command is not complete: ${parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('; ')}.`,
      );
    return run(operator, parsed.data as z.infer<z.ZodObject<Shape>>);
  };
}

/** Every operator command by its name, as the socket takes it. */
export const commands = {
  'merchants list': command({}, async ({ merchants }) =>
    merchants.all.map(({ code, brandId, name, domains, currency, jurisdiction }) => ({
      code,
      brand: brandId,
      name,
      host: domains[0] ?? '',
      currency,
      jurisdiction,
    })),
  ),
  'members list': command(merchant, membersList),
  'members block': command({ member: z.string().min(1), ...merchant }, (operator, input) =>
    memberBlock(operator, { ...input, blocked: true }),
  ),
  'members unblock': command({ member: z.string().min(1), ...merchant }, (operator, input) =>
    memberBlock(operator, { ...input, blocked: false }),
  ),
  'withdrawals list': command(merchant, withdrawalsList),
  'withdrawals approve': command({ id: z.string().min(1), ...merchant }, withdrawalApprove),
  'withdrawals reject': command({ id: z.string().min(1), reason: z.string(), ...merchant }, withdrawalReject),
  'system status': command(merchant, systemStatus),
  'system maintenance on': command({ until: z.string().optional(), ...merchant }, (operator, input) =>
    systemMaintenance(operator, { ...input, on: true }),
  ),
  'system maintenance off': command(merchant, (operator, input) => systemMaintenance(operator, { ...input, on: false })),
  'system region block': command({ ...region, ...merchant }, regionBlock),
  'system region allow': command({ ...region, ...merchant }, regionAllow),
  'system region list': command(merchant, regionList),
  'ledger check': command({}, async ({ db }) => (await checkLedger(db)).map(({ rule, detail }) => ({ rule, detail }))),
} as const;

export type CommandName = keyof typeof commands;

/** Runs one command; throws an OperatorError for one that is refused. */
export function runCommand(operator: Operator, name: string, input: unknown): Promise<Answer> {
  if (!Object.hasOwn(commands, name)) throw new OperatorError(`There is no command ${name}.`);
  return commands[name as CommandName](operator, input);
}
