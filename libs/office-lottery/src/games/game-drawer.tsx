import { Trans, useLingui } from '@lingui/react/macro';
import { useOfficeMutation } from '@parlour/office-api/queries';
import { Facts, Foreign, HistoryOf, Moment, ReasonDialog, useLeaving, useTold } from '@parlour/office-ui';
import { Button, Drawer, Inline, Stack, Text } from '@parlour/ui';
import { useState } from 'react';
import type { LotteryGame } from '../words.ts';
import { CalendarForm } from './calendar-form.tsx';
import { Exceptions } from './exceptions.tsx';

interface GameDrawerProps {
  game: LotteryGame;
  maySchedule: boolean;
  onClose: () => void;
}

/** One lottery game: whether it is offered, when it is drawn, and the exceptions to its calendar. */
export function GameDrawer({ game, maySchedule, onClose }: GameDrawerProps) {
  const { t } = useLingui();
  const told = useTold();
  const change = useOfficeMutation('changeLotteryGame');
  const [isTyped, setTyped] = useState(false);
  const { leave, question } = useLeaving(isTyped, onClose);
  const [asks, setAsks] = useState<'switch' | 'hot'>();
  const { merchant, game: code, on, hot, version, calendar } = game;
  return (
    <>
      <Drawer open onOpenChange={(next) => !next && leave()} title={t`${code} at ${merchant}`} closeText={t`Close`}>
        <Stack gap="5">
          <Facts
            entries={[
              { key: 'pack', label: t`Rule pack`, value: game.pack },
              { key: 'version', label: t`Version of the calendar`, value: String(calendar.version) },
              { key: 'by', label: t`Changed by`, value: <Foreign text={calendar.by} /> },
              { key: 'at', label: t`Changed`, value: <Moment at={calendar.at} /> },
              { key: 'reason', label: t`Reason`, value: <Foreign text={calendar.reason} /> },
            ]}
          />
          {maySchedule && (
            <Inline gap="3">
              <Button size="s" variant="secondary" onClick={() => setAsks('switch')}>
                {on ? <Trans>Turn off</Trans> : <Trans>Turn on</Trans>}
              </Button>
              <Button size="s" variant="secondary" onClick={() => setAsks('hot')}>
                {hot ? <Trans>No longer hot</Trans> : <Trans>Mark as hot</Trans>}
              </Button>
            </Inline>
          )}
          <Exceptions game={game} maySchedule={maySchedule} />
          {maySchedule ? (
            <CalendarForm key={calendar.version} game={game} onTyped={setTyped} onSaved={onClose} />
          ) : (
            <Text tone="muted">
              <Trans>Your roles show calendars and don’t change them. An owner can.</Trans>
            </Text>
          )}
          <HistoryOf kind="calendar" id={game.id} />
        </Stack>
      </Drawer>
      {question}
      {asks && (
        <ReasonDialog
          open
          onClose={() => setAsks(undefined)}
          destructive={asks === 'switch' && on}
          title={
            asks === 'hot' ? (hot ? t`Stop marking ${code} as hot` : t`Mark ${code} as hot`) : on ? t`Turn ${code} off` : t`Turn ${code} on`
          }
          label={t`Reason`}
          hint={asks === 'switch' && on ? t`Its page closes. Its draws go on, and bets that stand are settled.` : undefined}
          confirmText={asks === 'hot' ? t`Save` : on ? t`Turn off` : t`Turn on`}
          onConfirm={async (reason) => {
            const what = asks === 'hot' ? { hot: !hot } : { on: !on };
            told(await change.mutateAsync({ body: { merchant, game: code, version, reason, ...what } }), t`Saved.`);
          }}
        />
      )}
    </>
  );
}
