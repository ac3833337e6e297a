import type { BodyOf } from '@parlour/office-api/contract';
import { feedbackTypes, type FeedbackType } from '@parlour/domain';
import { chatOutcomes, chatMuteMinutes, type ChatOutcome } from '@parlour/domain/talk';
import { InvalidArgumentError, Option, type Command } from 'commander';
import type { Run, Shared, Verb } from './command-shape.ts';

const states = ['open', 'answered', 'closed', 'merged'] as const;
const broadcastStates = ['planned', 'sending', 'sent', 'takenBack'] as const;
type Segment = BodyOf<'countBroadcastReach'>['segment'];

/** Adds the options that select a broadcast's segment. */
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

/** Commands about feedback from visitors and members, and broadcasts to members. */
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
  addChat(program, verb, run);
  const feedback = program.command('feedback').description('What visitors and members tell you.');
  verb(feedback, 'list', 'the newest; what is open, the oldest')
    .addOption(new Option('--state <state>', 'only what is so').choices(states))
    .addOption(new Option('--about <topic>', 'only about this').choices(Object.keys(feedbackTypes)))
    .option('--assignee <operator>', 'only what is assigned to this operator, or `nobody`')
    .action(({ merchant, state, about, assignee }: Filters) =>
      run((office) => office.call('listFeedback', { query: { merchant, state, about, assignee } }), { none: 'There is no feedback.' }),
    );
  verb(feedback, 'assign <id> [operator]', 'assign it to an operator, or to yourself')
    .option('--nobody', 'unassign it')
    .action((id: string, operator: string | undefined, { nobody, merchant }: Shared & { nobody?: boolean }) =>
      run((office) => office.call('assignFeedback', { body: { id, to: nobody ? null : operator, merchant } })),
    );
  verb(feedback, 'answer <id> <text>', 'answer a member in their inbox, a visitor by e-mail').action(
    (id: string, answer: string, { merchant }: Shared) =>
      run((office) => office.call('answerFeedback', { body: { id, answer, merchant } })),
  );
  verb(feedback, 'close <id>', 'close it without an answer or a notice')
    .requiredOption('--reason <text>', 'why, for colleagues')
    .action((id: string, { reason, merchant }: Shared & { reason: string }) =>
      run((office) => office.call('closeFeedback', { body: { id, reason, merchant } })),
    );
  verb(feedback, 'merge <id> <into>', 'close it as a duplicate of another, whose answer then goes to both').action(
    (id: string, into: string, { merchant }: Shared) => run((office) => office.call('mergeFeedback', { body: { id, into, merchant } })),
  );
}

/** The minutes of a mute; null for ever. */
function minutesIn(text: string): number | null {
  if (text === 'ever') return null;
  const minutes = Number(text);
  if (!Number.isInteger(minutes) || minutes < chatMuteMinutes.min || minutes > chatMuteMinutes.max)
    throw new InvalidArgumentError(`Write minutes from ${chatMuteMinutes.min} to ${chatMuteMinutes.max}, or ever.`);
  return minutes;
}

interface RoomOptions {
  title?: string;
  topic?: string;
  slow?: string;
  quiet?: string;
  open?: boolean;
  close?: boolean;
}

/** Commands about members' chat. */
function addChat(program: Command, verb: Verb, run: Run): void {
  const chat = program.command('chat').description('What members say to each other in rooms.');
  verb(chat, 'list', 'what was reported or held, the oldest first')
    .option('--removed', 'what was removed, in its place')
    .action(({ merchant, removed }: Shared & { removed?: boolean }) =>
      run(
        async (office) => ({
          list: (await office.call('listChatCases', { query: { merchant, ...(removed && { state: 'removed' }) } })).list.map(
            ({ id, merchant: of, roomTitle, at, member, text, card, state, reports, muted }) => ({
              id,
              merchant: of,
              room: roomTitle,
              at,
              member,
              said: text ?? card,
              state,
              reports: reports.map(({ reason, count }) => `${reason} ${count}`).join(', '),
              muted,
            }),
          ),
        }),
        { none: 'Nothing waits.' },
      ),
    );
  verb(chat, 'show <message>', 'a message, with what was said around it').action((id: string, { merchant }: Shared) =>
    run(async (office) => ({
      list: (await office.call('getChatCase', { query: { merchant, id } })).context.map((line) => ({
        message: line.id === id ? `> ${line.id}` : line.id,
        at: line.at,
        member: line.member,
        said: line.text ?? line.card,
        state: line.state,
      })),
    })),
  );
  verb(chat, 'remove <message>', 'remove it; its place stays in the room')
    .requiredOption('--reason <text>', 'why, for colleagues')
    .action((id: string, { merchant, reason }: Shared & { reason: string }) =>
      run((office) => office.call('removeChatMessage', { body: { id, merchant, reason } })),
    );
  verb(chat, 'keep <message>', 'show a reported, hidden or held message').action((id: string, { merchant }: Shared) =>
    run((office) => office.call('keepChatMessage', { body: { id, merchant } })),
  );
  verb(chat, 'mutes', 'who may not write, and why')
    .option('--all', 'also those that are over')
    .action(({ merchant, all }: Shared & { all?: boolean }) =>
      run((office) => office.call('listChatMutes', { query: { merchant, ...(all && { state: 'all' }) } }), { none: 'Nobody is muted.' }),
    );
  verb(chat, 'mute <member> <minutes>', 'stop a member, by id, from writing for so many minutes, or for ever')
    .requiredOption('--reason <text>', 'why; the member reads it')
    .action((member: string, minutes: string, { merchant, reason }: Shared & { reason: string }) =>
      run((office) => office.call('muteChatMember', { body: { member, minutes: minutesIn(minutes), merchant, reason } })),
    );
  verb(chat, 'unmute <member>', 'let a member write again')
    .requiredOption('--reason <text>', 'why, for colleagues')
    .action((member: string, { merchant, reason }: Shared & { reason: string }) =>
      run((office) => office.call('unmuteChatMember', { body: { member, merchant, reason } })),
    );
  verb(chat, 'rooms', 'the rooms there are').action(({ merchant }: Shared) =>
    run(
      async (office) => ({
        list: (await office.call('listChatRooms', { query: { merchant } })).list.map(({ quiet, ...room }) => ({
          ...room,
          quiet: quiet && `${quiet.from}-${quiet.to}`,
        })),
      }),
      { none: 'There are no rooms.' },
    ),
  );
  verb(chat, 'room <merchant> <language> [room]', 'open a room, or change the one with this id')
    .option('--title <text>')
    .option('--topic <text>', 'what it is about')
    .option('--slow <seconds>', '5 to 120 between two messages of a member, or 0')
    .option('--quiet <hours>', 'only read in these hours of the merchant, such as 23:00-07:00, or none')
    .option('--open', 'members may write')
    .option('--close', 'members may only read')
    .action((merchant: string, language: string, id: string | undefined, given: RoomOptions) =>
      run(async (office) => {
        const { list } = await office.call('listChatRooms', { query: { merchant } });
        const known = list.find((room) => room.id === id);
        const [from = '', to = ''] = given.quiet?.split('-') ?? [];
        return office.call('changeChatRoom', {
          body: {
            merchant,
            language,
            ...(id !== undefined && { id }),
            ...(known && { version: known.version }),
            title: given.title ?? known?.title ?? '',
            topic: given.topic ?? known?.topic ?? '',
            open: given.close ? false : (given.open ?? known?.open ?? true),
            quiet: given.quiet === undefined ? (known?.quiet ?? null) : given.quiet === 'none' ? null : { from, to },
            slowMode: given.slow === undefined ? (known?.slowMode ?? 0) : Number(given.slow),
          },
        });
      }),
    );
  verb(chat, 'words <merchant>', 'the word lists').action((merchant: string) =>
    run(
      async (office) => ({
        list: (await office.call('getChatRules', { query: { merchant } })).lists.flatMap(({ language, words }) =>
          words.map((entry) => ({ language, ...entry })),
        ),
      }),
      { none: 'There are no words.' },
    ),
  );
  verb(chat, 'set-word <merchant> <language> <word>', 'put a word into a list, or take it out')
    .addOption(
      new Option('--outcome <outcome>', 'what becomes of a message with it').choices([...chatOutcomes, 'none']).makeOptionMandatory(),
    )
    .requiredOption('--reason <text>', 'why, for colleagues')
    .action((merchant: string, language: string, word: string, { outcome, reason }: { outcome: ChatOutcome | 'none'; reason: string }) =>
      run(async (office) => {
        const { version, lists, newAccountHours } = await office.call('getChatRules', { query: { merchant } });
        const others = (words: (typeof lists)[number]['words']) => words.filter((entry) => entry.word !== word);
        return office.call('setChatRules', {
          body: {
            merchant,
            version,
            reason,
            newAccountHours,
            lists: lists.map((list) =>
              list.language === language
                ? { language, words: [...others(list.words), ...(outcome === 'none' ? [] : [{ word, outcome }])] }
                : list,
            ),
          },
        });
      }),
    );
}
