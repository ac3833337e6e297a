import type { BodyOf } from '@parlour/office-api/contract';
import { feedbackTypes, type FeedbackType } from '@parlour/domain';
import { Option, type Command } from 'commander';
import type { Run, Shared, Verb } from './command-shape.ts';

const states = ['open', 'answered', 'closed', 'merged'] as const;
const broadcastStates = ['planned', 'sending', 'sent', 'takenBack'] as const;
type Segment = BodyOf<'countBroadcastReach'>['segment'];

/** Gives a command the options that say whom a broadcast is for. */
function ofSegment(command: Command): Command {
  return command
    .addOption(new Option('--status <status>', 'only such members').choices(['active', 'blocked', 'excluded']))
    .option('--agents', 'agents only')
    .option('--country <code>', 'whence they registered')
    .addOption(new Option('--way <way>', 'in which way they registered').choices(['username', 'mobile', 'social', 'agent']))
    .option('--tag <tag>', 'one of their tags')
    .addOption(new Option('--by <what>', 'what happened from --from to --to').choices(['created', 'firstDeposit', 'played']))
    .option('--from <time>', 'such as 2030-01-01T00:00Z')
    .option('--to <time>', 'exclusive');
}

const segmentKeys = ['status', 'agents', 'country', 'way', 'tag', 'by', 'from', 'to'] as const satisfies readonly (keyof Segment)[];
const segmentIn = (given: Segment): Segment =>
  Object.fromEntries(segmentKeys.flatMap((key) => (given[key] === undefined ? [] : [[key, given[key]]])));

interface Filters extends Shared {
  state?: (typeof states)[number];
  about?: FeedbackType;
  assignee?: string;
}

/** The commands about what visitors and members tell the operators, and operators many members. */
export function addTalk(program: Command, verb: Verb, run: Run): void {
  const broadcasts = program.command('broadcasts').description('What you send to many members; its text is content of the kind broadcast.');
  verb(broadcasts, 'list', 'the newest')
    .addOption(new Option('--state <state>', 'only what is so').choices(broadcastStates))
    .action(({ merchant, state }: Shared & { state?: (typeof broadcastStates)[number] }) =>
      run(
        async (office) => ({
          list: (await office.call('listBroadcasts', { query: { merchant, state } })).list.map(({ segment, ...broadcast }) => ({
            ...broadcast,
            segment: JSON.stringify(segment),
          })),
        }),
        { none: 'Nothing was sent.' },
      ),
    );
  ofSegment(verb(broadcasts, 'reach <merchant>', 'how many members a segment has now')).action((merchant: string, segment: Segment) =>
    run((office) => office.call('countBroadcastReach', { body: { merchant, segment: segmentIn(segment) } })),
  );
  ofSegment(verb(broadcasts, 'send <merchant> <item> <version>', 'send a version of a broadcast, now or at a time'))
    .option('--at <time>', 'such as 2030-01-01T09:00 in the time zone of the merchant; offers wait for the end of the quiet hours')
    .option('--reason <text>', 'why, for the audit log')
    .action((merchant: string, item: string, version: string, { at, reason, ...segment }: Segment & { at?: string; reason?: string }) =>
      run((office) =>
        office.call('sendBroadcast', { body: { merchant, item, version: Number(version), segment: segmentIn(segment), at, reason } }),
      ),
    );
  verb(broadcasts, 'take-back <merchant> <broadcast>', 'call it off, or remove it from every inbox')
    .option('--reason <text>', 'why, for the audit log')
    .action((merchant: string, broadcast: string, { reason }: { reason?: string }) =>
      run((office) => office.call('takeBackBroadcast', { body: { merchant, broadcast, reason } })),
    );
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
