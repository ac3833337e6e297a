import { Trans, useLingui } from '@lingui/react/macro';
import { useOfficeMutation } from '@parlour/office-api/queries';
import { Facts, Foreign, ReasonDialog, useLeaving } from '@parlour/office-ui';
import { Button, Checkbox, Drawer, Stack, Text, TextField, useToasts } from '@parlour/ui';
import { useState } from 'react';
import { kindWords, type MallItem } from './words.ts';

const whole = /^\d{1,8}$/;

/** One item of the mall: its price, its stock, and whether it is offered. */
export function ItemDrawer({ item, mayChange, onClose }: { item: MallItem; mayChange: boolean; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const toasts = useToasts();
  const change = useOfficeMutation('changeMallItem');
  const [points, setPoints] = useState(String(item.points));
  const [stock, setStock] = useState(item.stock === null ? '' : String(item.stock));
  const [on, setOn] = useState(item.on);
  const [isAsking, setAsking] = useState(false);
  const isTyped = points !== String(item.points) || stock !== String(item.stock ?? '') || on !== item.on;
  const { leave, question } = useLeaving(isTyped, onClose);
  const pointsWrong = !whole.test(points) || points === '0' ? t`A whole number above zero` : undefined;
  const stockWrong = stock !== '' && !whole.test(stock) ? t`A whole number, or nothing` : undefined;
  return (
    <>
      <Drawer open onOpenChange={(next) => !next && leave()} title={item.code} closeText={t`Close`}>
        <Stack gap="5">
          <Facts
            entries={[
              { key: 'title', label: t`Title`, value: <Foreign text={item.title.EN ?? ''} /> },
              { key: 'kind', label: t`Kind`, value: i18n._(kindWords[item.kind]) },
              { key: 'description', label: t`Description`, value: <Foreign text={item.description.EN ?? ''} /> },
            ]}
          />
          {mayChange ? (
            <>
              <TextField
                label={t`Points of a piece`}
                inputMode="numeric"
                value={points}
                error={pointsWrong}
                onChange={({ target }) => setPoints(target.value)}
              />
              <TextField
                label={t`Pieces left`}
                hint={t`Leave it empty for no end.`}
                inputMode="numeric"
                value={stock}
                error={stockWrong}
                onChange={({ target }) => setStock(target.value)}
              />
              <Checkbox label={t`Members can order it`} checked={on} onChange={({ target }) => setOn(target.checked)} />
              <Button disabled={pointsWrong !== undefined || stockWrong !== undefined} onClick={() => setAsking(true)}>
                <Trans>Save</Trans>
              </Button>
            </>
          ) : (
            <Text tone="muted">
              <Trans>Your roles show the mall and don’t change it.</Trans>
            </Text>
          )}
        </Stack>
      </Drawer>
      {question}
      {isAsking && (
        <ReasonDialog
          open
          destructive={false}
          onClose={() => setAsking(false)}
          title={t`Change ${item.code}`}
          label={t`Reason`}
          confirmText={t`Save`}
          onConfirm={async (reason) => {
            const { id: _id, currency: _currency, ...rest } = item;
            const body = { ...rest, points: Number(points), stock: stock === '' ? null : Number(stock), on, reason };
            await change.mutateAsync({ body });
            toasts.show({ mood: 'success', text: t`Saved.` });
          }}
        />
      )}
    </>
  );
}
