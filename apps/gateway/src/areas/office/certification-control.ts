import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { Refusal, statusOf } from '../../kernel/refusal.ts';
import { certificationBooks, certificationLaunch, certificationPlayer, certificationState, certificationStates } from './certification.ts';
import type { OfficeHouse, Operator } from './operator.ts';
import { perform, type Work } from './perform.ts';

const text = z.string();

/** What the certification of a wallet asks of the wallet's operator, by command. */
const controls = {
  'certify player': control(true, { vendor: text, amount: text }, certificationPlayer),
  'certify launch': control(true, { vendor: text, playerId: text, lobby: z.boolean() }, certificationLaunch),
  'certify state': control(true, { playerId: text, state: z.enum(certificationStates) }, certificationState),
  'certify books': control(false, { players: z.array(text) }, certificationBooks),
};

const message = z.object({ command: z.enum(Object.keys(controls) as [keyof typeof controls]), input: z.unknown() });

/**
 * The control endpoint of the certification (docs/guides/certify-a-wallet.md). The suite works with any operator's wallet and knows none of
 * our contracts, so it sends `POST /` with `{ command, input }` and gets `{ value }`, or 422 with `{ message }` for a command that cannot
 * be carried out.
 */
export function answerControl(app: FastifyInstance, deps: OfficeHouse): void {
  app.post('/', async (request, reply) => {
    const asked = message.safeParse(request.body);
    if (!asked.success) return reply.code(422).send({ message: 'The command was not understood.' });
    const { command, input: given } = asked.data;
    try {
      return { value: await perform(deps, { name: command, as: undefined, given }, controls[command](given)) };
    } catch (error) {
      if (error instanceof Refusal && statusOf[error.code] < 500) return reply.code(422).send({ message: error.message });
      throw error;
    }
  });
}

function control<Shape extends z.ZodRawShape>(
  transaction: boolean,
  shape: Shape,
  run: (operator: Operator, input: z.infer<z.ZodObject<Shape>>) => Promise<unknown>,
): (given: unknown) => Work<unknown> {
  const input = z.strictObject(shape);
  return (given) => ({
    transaction,
    async run(operator) {
      const parsed = input.safeParse(given);
      if (!parsed.success) throw new Refusal('invalid_request', { message: z.prettifyError(parsed.error) });
      return run(operator, parsed.data as z.infer<z.ZodObject<Shape>>);
    },
  });
}
