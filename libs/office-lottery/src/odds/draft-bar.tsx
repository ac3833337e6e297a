import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { PackSettings } from '@parlour/domain/lottery';
import type { BodyOf, components } from '@parlour/office-api/contract';
import { useOfficeMutation } from '@parlour/office-api/queries';
import { ReasonDialog, useTold } from '@parlour/office-ui';
import { Button, Card, Inline, Stack, Text } from '@parlour/ui';
import { useState } from 'react';
import { usePackName } from '../pack-name.ts';
import { useTypeName } from '../type-name.ts';
import type { Draft } from './draft.ts';
import * as styles from './odds.css.ts';
import { useSettingWords } from './setting-words.ts';

interface DraftBarProps {
  page: components['schemas']['OfficeLotteryPackPage'];
  draft: PackSettings;
  changes: Draft;
  onGiveUp: () => void;
}

/** What a draft changes, before and after and with its return, and the button that proposes it. It stays in sight below the sheet. */
export function DraftBar({ page: { pack }, draft, changes: { differences, problems, isAlone }, onGiveUp }: DraftBarProps) {
  const { t } = useLingui();
  const packName = usePackName()(pack.pack);
  const told = useTold();
  const change = useOfficeMutation('changeLotteryPack');
  const [asks, setAsks] = useState(false);
  return (
    <div className={styles.bar}>
      <Card>
        <Stack gap="3">
          <Text as="strong">
            <Plural value={differences.length} one="# change" other="# changes" />
          </Text>
          <Differences of={differences} pack={pack.pack} />
          {problems.length > 0 && (
            <div role="alert">
              {problems.map(({ path, problem }) => (
                <Text key={`${path} ${problem}`} tone="danger" size="s">
                  {path}: {problem}
                </Text>
              ))}
            </div>
          )}
          <Inline justify="end" gap="2">
            <Button variant="secondary" onClick={onGiveUp}>
              <Trans>Discard the changes</Trans>
            </Button>
            <Button disabled={problems.length > 0} onClick={() => setAsks(true)}>
              {isAlone ? <Trans>Turn off</Trans> : <Trans>Propose</Trans>}
            </Button>
          </Inline>
        </Stack>
      </Card>
      {asks && (
        <ReasonDialog
          open
          onClose={() => setAsks(false)}
          destructive={false}
          title={t`Change the odds of ${packName} at ${pack.merchant}`}
          label={t`Reason`}
          hint={
            isAlone
              ? t`It applies to draws that open later. Turning types on again needs two operators.`
              : t`A second operator decides. It applies to draws that open later; bets already placed keep their odds.`
          }
          confirmText={isAlone ? t`Turn off` : t`Propose`}
          onConfirm={async (reason) => {
            // The contract's type, which is mutable where the domain's is read-only.
            const settings = draft as BodyOf<'changeLotteryPack'>['settings'];
            const body = { merchant: pack.merchant, pack: pack.pack, version: pack.last.version, settings, reason };
            told(await change.mutateAsync({ body }), t`Turned off for draws that open later.`);
            onGiveUp();
          }}
        >
          <Differences of={differences} pack={pack.pack} />
        </ReasonDialog>
      )}
    </div>
  );
}

function Differences({ of, pack }: { of: Draft['differences']; pack: string }) {
  const nameOf = useTypeName(pack);
  const words = useSettingWords(pack);
  return (
    <Stack gap="2">
      {of.map(({ path, texts, rtp }) => {
        const [before, after] = texts(words);
        return (
          <div key={path}>
            <Text size="s">
              <strong>{path.startsWith('types.') ? nameOf(path.slice('types.'.length)) : words.named(path)}</strong> <s>{before || '–'}</s>{' '}
              {after || '–'}
            </Text>
            {rtp && rtp[0] !== rtp[1] && <ReturnChange before={rtp[0]} after={rtp[1]} />}
          </div>
        );
      })}
    </Stack>
  );
}

function ReturnChange({ before, after }: { before: string; after: string }) {
  return (
    <Text as="strong" size="s">
      <Trans>
        RTP {after} %, before {before} %
      </Trans>
    </Text>
  );
}
