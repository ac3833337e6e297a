import { reportMails } from '@parlour/domain/reports';
import { Option, type Command } from 'commander';
import type { Run, Verb } from './command-shape.ts';

interface Saved {
  role?: string;
  default?: boolean;
  pinned?: boolean;
  mail?: string;
  about?: string;
}

/** Commands about saved views of lists. */
export function addViews(program: Command, verb: Verb, run: Run): void {
  const views = program.command('views').description('Views of the office’s lists that are kept under a name.');
  verb(views, 'list', 'your own, and those that are shared with a role of yours').action(() =>
    run((office) => office.call('listViews', {}), { none: 'There are no views.' }),
  );
  verb(views, 'save <screen> <name> <query>', 'keep a view, such as: members "Blocked" status=blocked')
    .option('--role <role>', 'share it with the operators of a role')
    .option('--default', 'show it to that role where nothing else is asked for')
    .option('--pinned', 'with its count')
    .addOption(new Option('--mail <often>', 'of a report: be sent a link to it').choices(reportMails))
    .option('--about <merchant>', 'the merchant that the mailed report is about')
    .action((screen: string, name: string, query: string, { role, default: isDefault, pinned, mail, about }: Saved) =>
      run((office) =>
        office.call('saveView', {
          body: {
            screen,
            name,
            query,
            role: role ?? null,
            isDefault: isDefault ?? false,
            pinned: pinned ?? false,
            mail: reportMails.find((each) => each === mail) ?? null,
            merchant: about ?? null,
          },
        }),
      ),
    );
  verb(views, 'remove <id>', 'forget one of your own').action((id: string) =>
    run(async (office) => {
      await office.call('removeView', { body: { id } });
      return { id, status: 'removed' };
    }),
  );
}
