import type { BodyOf, components } from '@parlour/office-api/contract';
import { contentKinds, legalDocuments, type ContentKind, type LegalDocument } from '@parlour/domain/content';
import { Option, type Command } from 'commander';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { CommandError, type Run, type Shared, type Verb } from './command-shape.ts';

type Schema = components['schemas'];
const states = ['live', 'planned', 'draft', 'down'] as const;

interface Listed extends Shared {
  kind?: ContentKind;
  state?: Schema['ContentState'];
}

interface Planned {
  from?: string;
  to?: string;
  reason?: string;
}

interface Accepted extends Shared {
  document?: LegalDocument;
  of?: string;
  member?: string;
}

/** Commands about what merchants publish: announcements, banners, help, legal texts. */
export function addContent(program: Command, verb: Verb, run: Run): void {
  const content = program.command('content').description('What merchants publish: announcements, banners, help, legal texts.');
  verb(content, 'list', 'items with their state, by merchant and kind')
    .addOption(new Option('--kind <kind>', 'only of this kind').choices(contentKinds))
    .addOption(new Option('--state <state>', 'only what is so').choices(states))
    .action(({ merchant, kind, state }: Listed) =>
      run(async (office) => ({ list: (await office.call('listContent', { query: { merchant, kind, state } })).list.map(row) }), {
        none: 'Nothing is published.',
      }),
    );
  verb(content, 'show <merchant> <item>', 'an item with its versions and plans').action((merchant: string, item: string) =>
    run((office) => office.call('getContent', { query: { merchant, item } })),
  );
  verb(content, 'acceptances', 'which members have accepted which version of a legal text, latest first')
    .addOption(new Option('--document <document>', 'only of this text').choices(legalDocuments))
    .option('--of <version>', 'only of this version')
    .option('--member <id>', 'only of this member')
    .action(({ merchant, document, of, member }: Accepted) =>
      run(
        (office) =>
          office.call('listLegalAcceptances', {
            query: { merchant, document, member, ...(of !== undefined && { version: versionOf(of) }) },
          }),
        { none: 'Nobody has accepted one.' },
      ),
    );
  verb(
    content,
    'write <merchant> <file>',
    'write a new item, or a new version of --item, from a file of JSON such as {"kind": "announcement", "key": "new-year", "place": "B", "texts": {"EN": {"title": "...", "content": "<p>...</p>"}}, "facts": {}}; nothing is shown until it is published',
  )
    .option('--item <id>', 'a new version of this one')
    .action((merchant: string, file: string, { item }: { item?: string }) =>
      run(async (office) => page(await office.call('writeContent', { body: { ...(await draftIn(file)), merchant, item } }))),
    );
  verb(
    content,
    'preview <merchant> <item> <version>',
    'an address on the site that shows a version, published or not, once within ten minutes',
  )
    .requiredOption('--language <code>', 'such as EN')
    .addOption(new Option('--theme <theme>', 'how it looks').choices(['dark', 'light']).default('dark'))
    .addOption(new Option('--state <state>', 'whose popups are shown').choices(['visitor', 'member', 'firstLogin']).default('visitor'))
    .option('--at <time>', 'what is planned for then, such as 2030-01-01T00:00 in the time zone of the merchant')
    .action((merchant: string, item: string, version: string, asked: Omit<BodyOf<'previewContent'>, 'merchant' | 'item' | 'version'>) =>
      run((office) => {
        const { language, theme, state, at } = asked;
        return office.call('previewContent', { body: { merchant, item, version: versionOf(version), language, theme, state, at } });
      }),
    );
  verb(content, 'pictures <merchant>', 'pictures that were uploaded for contents').action((merchant: string) =>
    run(async (office) => {
      const { list } = await office.call('listPictures', { query: { merchant } });
      return { list: list.map(({ thumbnail: _small, ...picture }) => picture) };
    }),
  );
  verb(content, 'upload <merchant> <file>', 'upload a picture for contents: PNG, JPEG, WebP or AVIF, 5 MB at most').action(
    (merchant: string, file: string) =>
      run(async (office) => {
        const content = (await bytesOf(file)).toString('base64');
        return office.call('uploadPicture', { body: { merchant, name: path.basename(file), content } });
      }),
  );
  verb(content, 'remove-picture <merchant> <address>', 'remove a picture that no version of a content shows')
    .requiredOption('--reason <text>', 'why, for the audit log')
    .action((merchant: string, address: string, { reason }: { reason: string }) =>
      run((office) => office.call('removePicture', { body: { merchant, address, reason } })),
    );
  verb(content, 'publish <merchant> <item> <version>', 'publish a version, now or in a span of time; an older one rolls back')
    .option('--from <time>', 'when it begins, such as 2030-01-01T00:00 in the time zone of the merchant')
    .option('--to <time>', 'until when, exclusive')
    .option('--reason <text>', 'why, for the audit log')
    .action((merchant: string, item: string, version: string, { from, to, reason }: Planned) =>
      run(async (office) =>
        page(await office.call('publishContent', { body: { merchant, item, version: versionOf(version), from, to, reason } })),
      ),
    );
  verb(content, 'publish-legal <merchant> <item> <version>', 'publish a version of a legal text; two operators must want it')
    .option('--from <time>', 'when it begins, such as 2030-01-01T00:00 in the time zone of the merchant')
    .option('--reason <text>', 'why, for the audit log')
    .action((merchant: string, item: string, version: string, { from, reason }: Planned) =>
      run((office) => office.call('publishLegal', { body: { merchant, item, version: versionOf(version), from, reason } })),
    );
  verb(content, 'take-down <merchant> <item>', 'show it no more')
    .option('--reason <text>', 'why, for the audit log')
    .action((merchant: string, item: string, { reason }: Planned) =>
      run(async (office) => page(await office.call('publishContent', { body: { merchant, item, version: null, reason } }))),
    );
  verb(content, 'call-off <merchant> <plan>', 'call off a plan, also one that has begun').action((merchant: string, plan: string) =>
    run(async (office) => page(await office.call('callOffPlan', { body: { merchant, plan } }))),
  );
  verb(content, 'delete <merchant> <item>', 'delete a draft that was never published, with its versions')
    .requiredOption('--reason <text>', 'why, for the audit log')
    .action((merchant: string, item: string, { reason }: { reason: string }) =>
      run((office) => office.call('deleteContent', { body: { merchant, item, reason } })),
    );
  verb(content, 'arrange <merchant> <item>', 'say where it stands and whom it addresses')
    .option('--place <place>', 'type of an announcement, group of a banner, section of an article')
    .addOption(new Option('--audience <audience>', 'B visitors, A members, F a first log-in').choices(['A', 'B', 'F']))
    .option('--position <number>', 'from 0', Number)
    .action((merchant: string, item: string, asked: Omit<BodyOf<'arrangeContent'>, 'merchant' | 'item'>) =>
      run(async (office) => {
        const { place, audience, position } = asked;
        return page(await office.call('arrangeContent', { body: { merchant, item, place, audience, position } }));
      }),
    );
}

function versionOf(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new CommandError(`${text} is no version: write its number.`);
  return Number(text);
}

/** The bytes of a file. Throws a CommandError if there is none. */
export async function bytesOf(file: string): Promise<Buffer> {
  return readFile(file).catch(() => {
    throw new CommandError(`There is no file ${file}.`);
  });
}

async function draftIn(file: string): Promise<Omit<BodyOf<'writeContent'>, 'merchant'>> {
  const text = (await bytesOf(file)).toString();
  try {
    // The gateway validates it against the contract.
    return JSON.parse(text) as Omit<BodyOf<'writeContent'>, 'merchant'>;
  } catch {
    throw new CommandError(`${file} is no JSON.`);
  }
}

/** An item on one line. */
function row({ plans, missing, revision: _seen, ...item }: Schema['ContentItem']): object {
  const next = plans.map(({ version, fromLocal, toLocal }) => `${version}: ${fromLocal}${toLocal === null ? '' : ` to ${toLocal}`}`);
  return { ...item, missing: missing.join(' '), plans: next.join(', ') };
}

/** An item after a change; a proposal that waits for a second operator is printed unchanged. */
const page = (answer: Schema['ContentPage'] | Schema['Waiting']): object => ('item' in answer ? row(answer.item) : answer);
