import { Trans, useLingui } from '@lingui/react/macro';
import { isChatWord } from '@parlour/domain/talk';
import { useOfficeMutation, useOfficeQuery } from '@parlour/office-api/queries';
import { Foreign, Grid, ListState, Moment, PlainPage, ReasonDialog, type GridColumn } from '@parlour/office-ui';
import { Button, Select, Stack, Text, TextArea, TextField, useToasts } from '@parlour/ui';
import { useState, type ReactNode } from 'react';
import { outcomeWords, type ChatOutcome, type ChatRules } from './chat-words.ts';

export interface WordListsProps {
  merchant: string | undefined;
  parts: ReactNode;
  mayModerate: boolean;
}

/** A merchant's word lists, one language at a time, and their earlier versions. */
export function WordLists({ merchant, ...rest }: WordListsProps) {
  const { t } = useLingui();
  if (merchant !== undefined) return <ListsOf merchant={merchant} {...rest} />;
  return (
    <PlainPage title={t`Chat`}>
      {rest.parts}
      <Text tone="muted">
        <Trans>Choose a merchant to see its word lists.</Trans>
      </Text>
    </PlainPage>
  );
}

function ListsOf({ merchant, parts, mayModerate }: WordListsProps & { merchant: string }) {
  const { t } = useLingui();
  const found = useOfficeQuery('getChatRules', { query: { merchant } });
  return (
    <PlainPage title={t`Chat`}>
      {parts}
      <ListState query={found} rows={found.data ? 1 : 0} empty={t`No word lists`} emptyText={t`The merchant has no language.`}>
        {found.data && (
          <>
            <Editor key={found.data.version} rules={found.data} mayModerate={mayModerate} />
            <History rules={found.data} />
          </>
        )}
      </ListState>
    </PlainPage>
  );
}

const outcomes = Object.keys(outcomeWords) as ChatOutcome[];
type Typed = Record<string, Record<ChatOutcome, string>>;

const typedOf = ({ lists }: ChatRules): Typed =>
  Object.fromEntries(
    lists.map(({ language, words }) => {
      const of = (outcome: ChatOutcome) =>
        words
          .filter((entry) => entry.outcome === outcome)
          .map(({ word }) => word)
          .join('\n');
      return [language, { refuse: of('refuse'), hold: of('hold'), mask: of('mask') }];
    }),
  );

const wordsIn = (text: string): string[] =>
  text
    .split('\n')
    .map((word) => word.trim())
    .filter((word) => word !== '');

function Editor({ rules, mayModerate }: { rules: ChatRules; mayModerate: boolean }) {
  const { t, i18n } = useLingui();
  const toasts = useToasts();
  const change = useOfficeMutation('setChatRules');
  const [typed, setTyped] = useState(() => typedOf(rules));
  const [hours, setHours] = useState(String(rules.newAccountHours));
  const [language, setLanguage] = useState(rules.lists[0]?.language ?? '');
  const [isAsking, setAsking] = useState(false);
  const list = typed[language];
  const wrong = (text: string) => wordsIn(text).find((word) => !isChatWord(word));
  const hoursWrong = !/^\d{1,4}$/.test(hours) || Number(hours) > 8760;
  const isWrong = hoursWrong || Object.values(typed).some((each) => outcomes.some((outcome) => wrong(each[outcome]) !== undefined));
  return (
    <Stack gap="5">
      <Select
        label={t`Language`}
        value={language}
        onChange={({ target }) => setLanguage(target.value)}
        options={rules.lists.map((each) => ({ value: each.language, text: each.language }))}
      />
      <Text tone="muted">
        <Trans>
          One word per line. Other spellings, look-alike letters and repeated letters are found too. A word without accents is also found
          with them. A star at the end stands for any ending. English lists count in every room.
        </Trans>
      </Text>
      {list &&
        outcomes.map((outcome) => {
          const found = wrong(list[outcome]);
          return (
            <TextArea
              key={outcome}
              label={i18n._(outcomeWords[outcome].text)}
              hint={i18n._(outcomeWords[outcome].hint)}
              rows={6}
              dir="auto"
              spellCheck={false}
              readOnly={!mayModerate}
              error={found === undefined ? undefined : t`“${found}” has no letters to match.`}
              value={list[outcome]}
              onChange={({ target }) => setTyped({ ...typed, [language]: { ...list, [outcome]: target.value } })}
            />
          );
        })}
      <TextField
        label={t`Hours until a new account can write`}
        hint={t`Accounts with a verified address or number can write at once.`}
        inputMode="numeric"
        dir="ltr"
        readOnly={!mayModerate}
        error={hoursWrong ? t`0 to 8760` : undefined}
        value={hours}
        onChange={({ target }) => setHours(target.value)}
      />
      {mayModerate && (
        <div>
          <Button disabled={isWrong} onClick={() => setAsking(true)}>
            <Trans>Save as the next version</Trans>
          </Button>
        </div>
      )}
      {isAsking && (
        <ReasonDialog
          open
          destructive={false}
          onClose={() => setAsking(false)}
          title={t`Change the word lists of ${rules.merchant}`}
          label={t`Reason`}
          hint={t`Colleagues read it in the audit log.`}
          confirmText={t`Save`}
          onConfirm={async (reason) => {
            await change.mutateAsync({
              body: {
                merchant: rules.merchant,
                version: rules.version,
                newAccountHours: Number(hours),
                reason,
                lists: Object.entries(typed).map(([of, each]) => ({
                  language: of,
                  words: outcomes.flatMap((outcome) => wordsIn(each[outcome]).map((word) => ({ word, outcome }))),
                })),
              },
            });
            toasts.show({ mood: 'success', text: t`Saved.` });
          }}
        />
      )}
    </Stack>
  );
}

type Version = ChatRules['history'][number];

function History({ rules: { history } }: { rules: ChatRules }) {
  const { t, i18n } = useLingui();
  if (history.length === 0) return null;
  const columns: GridColumn<Version>[] = [
    { id: 'version', header: t`Version`, width: 100, align: 'end', cell: ({ version }) => i18n.number(version) },
    { id: 'at', header: t`Changed`, width: 190, cell: ({ at }) => <Moment at={at} /> },
    { id: 'by', header: t`Changed by`, width: 150, cell: ({ by }) => <Foreign text={by} /> },
    { id: 'words', header: t`Words`, width: 100, align: 'end', cell: ({ words }) => i18n.number(words) },
    { id: 'reason', header: t`Reason`, width: 360, cell: ({ reason }) => <Foreign text={reason} /> },
  ];
  return <Grid id="chatRules" label={t`Versions`} columns={columns} rows={history} rowId={({ version }) => String(version)} />;
}
