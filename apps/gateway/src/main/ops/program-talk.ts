import { feedbackTypes, type FeedbackType } from '@parlour/domain';
import { Option, type Command } from 'commander';
import type { Run, Shared, Verb } from './command-shape.ts';

const states = ['open', 'answered', 'closed', 'merged'] as const;
interface Filters extends Shared {
  state?: (typeof states)[number];
  about?: FeedbackType;
  assignee?: string;
}

/** The commands about what visitors and members tell the operators. */
export function addTalk(program: Command, verb: Verb, run: Run): void {
  const feedback = program.command('feedback').description('What visitors and members tell you.');
  verb(feedback, 'list', 'the newest; what is open, the oldest')
    .addOption(new Option('--state <state>', 'only what is so').choices(states))
    .addOption(new Option('--about <topic>', 'only about this').choices(Object.keys(feedbackTypes)))
    .option('--assignee <operator>', 'only what this operator takes care of, or nobody')
    .action(({ merchant, state, about, assignee }: Filters) =>
      run((office) => office.call('listFeedback', { query: { merchant, state, about, assignee } }), { none: 'There is no feedback.' }),
    );
  verb(feedback, 'assign <id> [operator]', 'give it to an operator, else to whoever asks')
    .option('--nobody', 'take it from whoever has it')
    .action((id: string, operator: string | undefined, { nobody, merchant }: Shared & { nobody?: boolean }) =>
      run((office) => office.call('assignFeedback', { body: { id, to: nobody ? null : operator, merchant } })),
    );
  verb(feedback, 'answer <id> <text>', 'answer the member in their inbox').action((id: string, answer: string, { merchant }: Shared) =>
    run((office) => office.call('answerFeedback', { body: { id, answer, merchant } })),
  );
  verb(feedback, 'close <id>', 'end it without an answer; nobody is told')
    .requiredOption('--reason <text>', 'why, for colleagues')
    .action((id: string, { reason, merchant }: Shared & { reason: string }) =>
      run((office) => office.call('closeFeedback', { body: { id, reason, merchant } })),
    );
  verb(feedback, 'merge <id> <into>', 'end it as the same as another, whose answer then goes to both').action(
    (id: string, into: string, { merchant }: Shared) => run((office) => office.call('mergeFeedback', { body: { id, into, merchant } })),
  );
}
