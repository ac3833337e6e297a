// @flag points
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { errorMessage, redeemMutation, useApi, useLanguage, type Schema } from '@parlour/api';
import { useStepUp } from '@parlour/routes';
import { Button, Dialog, FormError, Select, Stack, Summary, Text, TextArea, useToasts } from '@parlour/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

interface RedeemDialogProps {
  item: Schema<'MallItem'>;
  points: number;
  onClose: () => void;
  onDone: () => void;
}

/** The most pieces offered in one order. */
const most = 10;

/** Asks how many, and where to deliver goods, and shows the cost of the order and the points left afterwards. */
export function RedeemDialog({ item, points, onClose, onDone }: RedeemDialogProps) {
  const { t, i18n } = useLingui();
  const toasts = useToasts();
  const stepUp = useStepUp();
  const language = useLanguage();
  const redeem = useMutation(redeemMutation(useApi(), useQueryClient()));
  const [quantity, setQuantity] = useState(1);
  const [address, setAddress] = useState('');
  const [problem, setProblem] = useState<string>();
  const isGoods = item.kind === 'goods';
  const pieces = Math.max(1, Math.min(most, item.stock ?? most, item.perMonth ?? most, Math.floor(points / item.points)));
  const cost = item.points * quantity;
  const submit = async () => {
    if (isGoods && address.trim() === '') {
      setProblem(t`Please tell us where to send it.`);
      return;
    }
    try {
      const order = await stepUp(() =>
        redeem.mutateAsync({ reward: item.id, quantity, language, ...(isGoods && { address: address.trim() }) }),
      );
      const text = order.status === 'approved' ? t`Your order is approved.` : t`Your order is in process; its points are held until then.`;
      toasts.show({ mood: 'success', text });
      onDone();
    } catch (error) {
      setProblem(i18n._(errorMessage(error)));
    }
  };
  return (
    <Dialog
      open
      size="m"
      onOpenChange={(open) => !open && onClose()}
      title={item.title}
      description={item.description}
      closeText={t`Close`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button loading={redeem.isPending} loadingText={t`Ordering`} onClick={() => void submit()}>
            {t`Redeem for ${plural(cost, { one: '# point', other: '# points' })}`}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <FormError message={problem} />
        {pieces > 1 && (
          <Select
            label={t`Quantity`}
            value={String(quantity)}
            onChange={({ currentTarget }) => setQuantity(Number(currentTarget.value))}
            options={Array.from({ length: pieces }, (_, index) => ({ value: String(index + 1), text: i18n.number(index + 1) }))}
          />
        )}
        {isGoods && (
          <TextArea
            label={t`Address`}
            required
            maxLength={300}
            dir="auto"
            hint={t`Name, street, town and country. It is stored encrypted.`}
            value={address}
            onChange={({ currentTarget }) => setAddress(currentTarget.value)}
          />
        )}
        <Summary
          entries={[
            { key: 'cost', label: t`Points required`, value: i18n.number(cost) },
            { key: 'left', label: t`Left afterwards`, value: i18n.number(points - cost) },
          ]}
        />
        <Text tone="muted" size="s">
          {item.byOperator ? (
            <Trans>Your points are held until the order is approved. If it is rejected you get them back, with the reason.</Trans>
          ) : (
            <Trans>It is in your balance at once.</Trans>
          )}
        </Text>
      </Stack>
    </Dialog>
  );
}
