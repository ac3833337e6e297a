import { isSettingKey, settingKeys, settingOf, settingText, type SettingKey } from '@parlour/domain/office';
import type { BodyOf, components } from '@parlour/office-api/contract';
import type { Command } from 'commander';
import { CommandError, type Run, type Verb } from './command-shape.ts';

type Schema = components['schemas'];
interface Decided {
  reason: string;
  from?: string;
}

/** Commands about run-time settings of a merchant's site, which override its brand.json. */
export function addSettings(program: Command, verb: Verb, run: Run): void {
  const settings = program.command('settings').description('What a site is set to at run time, in place of what its brand.json states.');
  verb(settings, 'list [merchant]', 'every setting, beside what brand.json states')
    .option('--differs', 'only what is set or planned otherwise than brand.json states')
    .action((named: string | undefined, { differs, merchant = named }: { differs?: boolean; merchant?: string }) =>
      run(async (office) => ({ list: (await office.call('listSettings', { query: { merchant, differs } })).list.map(row) }), {
        none: 'Everything is as brand.json states.',
      }),
    );
  verb(settings, 'show <merchant> <key>', 'every decision about one setting, the latest first').action((merchant: string, key: string) =>
    run(
      async (office) => {
        const { list } = await office.call('getSetting', { query: { merchant, key: keyOf(key) } });
        return { list: list.map((each) => ({ ...each, value: each.value === null ? 'as brand.json states' : settingText(each.value) })) };
      },
      { none: 'Nothing was ever set: it is as brand.json states.' },
    ),
  );
  decision(
    verb(settings, 'set <merchant> <key> <value>', 'set it; what lets more through takes two operators. A list is written as JSON'),
  ).action((merchant: string, named: string, text: string, { reason, from }: Decided) => {
    const key = keyOf(named);
    const value = settingOf(key, text) as BodyOf<'setSetting'>['value'] | undefined;
    if (value === undefined) throw new CommandError(`${text} is no value of ${key}.`);
    return run(async (office) => row(await office.call('setSetting', { body: { merchant, key, value, from, reason } })));
  });
  decision(verb(settings, 'revert <merchant> <key>', 'give it back to brand.json')).action(
    (merchant: string, key: string, { reason, from }: Decided) =>
      run(async (office) => row(await office.call('revertSetting', { body: { merchant, key: keyOf(key), from, reason } }))),
  );
  verb(settings, 'export <merchant>', 'what is set, as a patch of brand.json (JSON merge patch)').action((merchant: string) =>
    run(async (office) => (await office.call('exportSettings', { query: { merchant } })).patch, { asJson: true }),
  );
  verb(settings, 'brand <merchant>', 'what only a build changes, and in which file').action((merchant: string) =>
    run((office) => office.call('listBrandFacts', { query: { merchant } })),
  );
}

const decision = (command: Command) =>
  command
    .requiredOption('--reason <text>', 'why, for the history')
    .option('--from <time>', 'when it begins, such as 2030-01-01T06:00 in the time zone of the merchant; at once unless given');

function keyOf(text: string): SettingKey {
  if (!isSettingKey(text)) throw new CommandError(`There is no setting ${text}: there are ${settingKeys.join(', ')}.`);
  return text;
}

/** A setting on one line; a proposal that waits for a second operator is printed unchanged. */
function row(answer: Schema['Setting'] | Schema['Waiting']): object {
  if (!('planned' in answer)) return answer;
  const { planned, value, brand, ...rest } = answer;
  return {
    ...rest,
    value: settingText(value),
    brand: settingText(brand),
    planned: planned && `${settingText(planned.value)} from ${planned.from}`,
  };
}
