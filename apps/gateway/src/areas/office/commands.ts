import { z } from 'zod';
import { databaseTime } from '../../db/database-time.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { checkLedger } from '../../ledger/invariants.ts';
import { actionsList, recordAction } from './actions.ts';
import { ledgerAdjust } from './adjust.ts';
import { affiliateAdd, affiliateEnd, affiliatesList } from './affiliates.ts';
import {
  certificationBooks,
  certificationLaunch,
  certificationPlayer,
  certificationPlayers,
  certificationState,
  certificationStates,
} from './certification.ts';
import { memberRepayDebt, memberWriteOffDebt } from './debts.ts';
import { feedbackList } from './feedback.ts';
import { memberClearAuthenticator, memberClearPaymentPassword, memberResetPassword } from './member-passwords.ts';
import { keysRotate } from './keys.ts';
import { memberAgent, memberBlock, memberExclude, membersList } from './members.ts';
import { Waits, type Answer, type Operator, type OpsDeps } from './operator.ts';
import { OperatorError } from './operator-error.ts';
import { callerOf, operatorAdd, operatorRekey, operatorRemove, operatorsList, type Credentials } from './operators.ts';
import { caseClose, casesList, ledgerReconcile } from './reconciliation.ts';
import { roundsOpen } from './rounds.ts';
import { approvalsList, approvalWithdraw } from './second-operator.ts';
import { regionAllow, regionBlock, regionList, systemMaintenance, systemStatus } from './system.ts';
import { withdrawalApprove, withdrawalForce, withdrawalReject, withdrawalsList } from './withdrawals.ts';

const merchant = { merchant: z.string().min(1).optional() };
const region = { region: z.string().min(1) };

/** `changes` runs in one transaction with the line that says who did it; `looks` is a question, or long work of several. */
function command<Shape extends z.ZodRawShape>(
  kind: 'looks' | 'changes',
  shape: Shape,
  run: (operator: Operator, input: z.infer<z.ZodObject<Shape>>) => Promise<Answer | Waits>,
) {
  const input = z.strictObject(shape);
  return {
    kind,
    async run(operator: Operator, given: unknown): Promise<Answer | Waits> {
      const parsed = input.safeParse(given);
      if (!parsed.success)
        throw new OperatorError(
          `The command is not complete: ${parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('; ')}.`,
        );
      return run(operator, parsed.data as z.infer<z.ZodObject<Shape>>);
    },
  };
}

/** Every operator command by its name, as the socket takes it. */
export const commands = {
  'merchants list': command('looks', {}, async ({ merchants }) =>
    merchants.all.map(({ code, brandId, name, domains, currency, jurisdiction }) => ({
      code,
      brand: brandId,
      name,
      host: domains[0] ?? '',
      currency,
      jurisdiction,
    })),
  ),
  'members list': command('looks', merchant, membersList),
  'members block': command('changes', { member: z.string().min(1), ...merchant }, (operator, input) =>
    memberBlock(operator, { ...input, blocked: true }),
  ),
  'members unblock': command('changes', { member: z.string().min(1), ...merchant }, (operator, input) =>
    memberBlock(operator, { ...input, blocked: false }),
  ),
  'members make-agent': command('changes', { member: z.string().min(1), ...merchant }, (operator, input) =>
    memberAgent(operator, { ...input, agent: true }),
  ),
  'members unmake-agent': command('changes', { member: z.string().min(1), ...merchant }, (operator, input) =>
    memberAgent(operator, { ...input, agent: false }),
  ),
  'members exclude': command('changes', { member: z.string().min(1), until: z.string().optional(), ...merchant }, memberExclude),
  'members repay-debt': command('changes', { member: z.string().min(1), ...merchant }, memberRepayDebt),
  'members write-off-debt': command('changes', { member: z.string().min(1), reason: z.string(), ...merchant }, memberWriteOffDebt),
  'members reset-password': command('changes', { member: z.string().min(1), ...merchant }, memberResetPassword),
  'members clear-payment-password': command('changes', { member: z.string().min(1), ...merchant }, memberClearPaymentPassword),
  'members clear-authenticator': command('changes', { member: z.string().min(1), ...merchant }, memberClearAuthenticator),
  'feedback list': command('looks', merchant, feedbackList),
  'affiliates list': command('looks', merchant, affiliatesList),
  'affiliates add': command('changes', { code: z.string(), ...merchant }, affiliateAdd),
  'affiliates end': command('changes', { code: z.string(), ...merchant }, affiliateEnd),
  'withdrawals list': command('looks', { full: z.boolean().optional(), ...merchant }, withdrawalsList),
  'withdrawals approve': command('changes', { id: z.string().min(1), ...merchant }, withdrawalApprove),
  'withdrawals reject': command('changes', { id: z.string().min(1), reason: z.string(), ...merchant }, withdrawalReject),
  'withdrawals force': command('changes', { id: z.string().min(1), reason: z.string(), ...merchant }, withdrawalForce),
  'system status': command('looks', merchant, systemStatus),
  'system maintenance on': command('changes', { until: z.string().optional(), ...merchant }, (operator, input) =>
    systemMaintenance(operator, { ...input, on: true }),
  ),
  'system maintenance off': command('changes', merchant, (operator, input) => systemMaintenance(operator, { ...input, on: false })),
  'system region block': command('changes', { ...region, ...merchant }, regionBlock),
  'system region allow': command('changes', { ...region, ...merchant }, regionAllow),
  'system region list': command('looks', merchant, regionList),
  'ledger check': command('looks', {}, async ({ db }) => (await checkLedger(db)).map(({ rule, detail }) => ({ rule, detail }))),
  'ledger adjust': command(
    'changes',
    { member: z.string().min(1), direction: z.enum(['credit', 'debit']), amount: z.string(), reason: z.string(), ...merchant },
    ledgerAdjust,
  ),
  'ledger reconcile': command('looks', { from: z.string().optional(), to: z.string().optional() }, ledgerReconcile),
  'cases list': command('looks', {}, casesList),
  'cases close': command('changes', { id: z.string(), reason: z.string() }, caseClose),
  'rounds open': command('looks', merchant, roundsOpen),
  'operators add': command('changes', { name: z.string() }, operatorAdd),
  'operators rekey': command('changes', {}, operatorRekey),
  'operators remove': command('changes', { name: z.string() }, operatorRemove),
  'operators list': command('looks', {}, operatorsList),
  'approvals list': command('looks', {}, approvalsList),
  'approvals withdraw': command('changes', { id: z.string() }, approvalWithdraw),
  'certify player': command('changes', { vendor: z.string(), amount: z.string() }, certificationPlayer),
  'certify launch': command('changes', { vendor: z.string(), playerId: z.string(), lobby: z.boolean() }, certificationLaunch),
  'certify state': command('changes', { playerId: z.string(), state: z.enum(certificationStates) }, certificationState),
  'certify books': command('looks', { players: z.array(z.string()) }, certificationBooks),
  'certify players': command('changes', { vendor: z.string() }, certificationPlayers),
  // Long work: it makes the key outside of any transaction.
  'keys rotate': command('looks', {}, keysRotate),
  'actions list': command('looks', {}, actionsList),
} as const;

export type CommandName = keyof typeof commands;

/** A command as the command line sends it. */
export interface Asked {
  command: string;
  input?: unknown;
  /** Where absent, whoever may use the gateway's account asks. */
  as?: Credentials | undefined;
}

/** Runs one command and writes down who asked; throws an OperatorError for one that is refused. */
export async function runCommand(asked: OpsDeps, { command: name, input = {}, as }: Asked): Promise<Answer> {
  const { db } = asked;
  // What an operator decides is decided by the database's time, whatever the machine says on which the command runs.
  const time = await databaseTime(db, asked.clock);
  const clock = { now: () => time, statementTime: () => time };
  const deps = { ...asked, clock };
  let by = { name: as?.name ?? '', named: false };
  try {
    by = await callerOf(db, as, name);
    const known = Object.hasOwn(commands, name) ? commands[name as CommandName] : undefined;
    if (!known) throw new OperatorError(`There is no command ${name}.`);
    const done = async (on: OpsDeps['db']) => {
      const answer = await known.run({ ...deps, db: on, by }, input);
      await recordAction(on, { by, command: name, input, outcome: answer instanceof Waits ? 'waits' : 'done' }, clock.now());
      return answer instanceof Waits ? answer.answer : answer;
    };
    return await (known.kind === 'changes' ? inTransaction(db, done) : done(db));
  } catch (error) {
    const refused = error instanceof OperatorError;
    const detail = error instanceof Error ? error.message : String(error);
    await recordAction(db, { by, command: name, input, outcome: refused ? 'refused' : 'failed', detail }, clock.now());
    throw error;
  }
}
