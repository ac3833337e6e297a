// @flag webPush
import { Trans, useLingui } from '@lingui/react/macro';
import {
  choosePushMutation,
  pushQuery,
  removePushDeviceMutation,
  subscribePushMutation,
  useApi,
  useMember,
  type Schema,
} from '@parlour/api';
import { formatDateTime } from '@parlour/domain';
import { useErrorToast } from '@parlour/loaded';
import { Link } from '@parlour/routes';
import { BellIcon, Button, DeviceIcon, Switch, useToasts } from '@parlour/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CategorySwitches } from '../notices/category-switches.tsx';
import * as styles from '../notices/notices.css.ts';
import { SecurityLine } from '../security/security-line.tsx';
import { SecurityPart } from '../security/security-part.tsx';
import { useDeviceText } from '../security/use-device-text.ts';
import { pushBarrier, rememberPushedTo, subscribeBrowser, unsubscribeBrowser, type PushBarrier } from './browser-push.ts';

export { KeepPush } from './keep-push.tsx';

type Push = Schema<'Push'>;

/**
 * Push notifications (content N87): on this device, about which categories, and on which other devices. Permission is requested only by a
 * press.
 */
export function PushSection() {
  const { t } = useLingui();
  const query = useQuery(pushQuery(useApi()));
  return (
    <SecurityPart
      id="push-title"
      title={<Trans>Notifications on your devices</Trans>}
      query={query}
      failedTitle={t`Your notifications could not be loaded`}
      expected={2}
      lines={(push) => (
        <>
          <HereLine push={push} />
          {push.devices.length > 0 && <Choices push={push} />}
          {push.devices
            .filter(({ current }) => !current)
            .map((device) => (
              <DeviceLine key={device.id} device={device} />
            ))}
        </>
      )}
    />
  );
}

/** This device. The press that turns notifications on is followed by the browser's own prompt. */
function HereLine({ push: { publicKey, devices } }: { push: Push }) {
  const { t } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const member = useMember();
  const showError = useErrorToast();
  const toasts = useToasts();
  const [barrier, setBarrier] = useState(pushBarrier);
  const subscribe = useMutation(subscribePushMutation(api, queryClient));
  const remove = useMutation(removePushDeviceMutation(api, queryClient));
  const [asking, setAsking] = useState(false);
  const here = devices.find(({ current }) => current);
  const turnOn = async (details: boolean) => {
    setAsking(true);
    const subscribed = await subscribeBrowser(publicKey)
      .catch(() => {
        toasts.show({ mood: 'danger', text: t`This browser could not turn notifications on. Try again later.` });
        return undefined;
      })
      .finally(() => setAsking(false));
    setBarrier(pushBarrier());
    if (!subscribed || !member) return;
    const onSuccess = () => rememberPushedTo({ memberId: member.id, details });
    subscribe.mutate({ ...subscribed, publicKey, details }, { onError: showError, onSuccess });
  };
  const turnOff = () =>
    here &&
    remove.mutate(here.id, {
      onError: showError,
      onSuccess: () => void unsubscribeBrowser().catch(() => undefined),
    });
  const busy = asking || subscribe.isPending || remove.isPending;
  if (here)
    return (
      <>
        <SecurityLine
          sign="done"
          icon={<BellIcon />}
          title={<Trans>This device shows notifications</Trans>}
          action={
            <Button variant="secondary" loading={remove.isPending} onClick={turnOff}>
              <Trans>Turn off here</Trans>
            </Button>
          }
        >
          <Trans>Also while the site is closed, until you log out here.</Trans>
        </SecurityLine>
        <div className={styles.switches}>
          <Switch
            label={<Trans>Show amounts and titles</Trans>}
            hint={<Trans>Anyone who sees the screen of this device can then read them, even while it is locked.</Trans>}
            checked={here.details}
            busy={busy}
            onChange={({ currentTarget }) => void turnOn(currentTarget.checked)}
          />
        </div>
      </>
    );
  return (
    <SecurityLine
      sign="plain"
      icon={<BellIcon />}
      title={<Trans>Notifications on this device</Trans>}
      action={
        barrier === null ? (
          <Button variant="secondary" loading={busy} onClick={() => void turnOn(false)}>
            <Trans>Turn on</Trans>
          </Button>
        ) : barrier === 'install' ? (
          <Button variant="secondary" render={<Link to="/download" />}>
            <Trans>Get the app</Trans>
          </Button>
        ) : undefined
      }
    >
      <WhyHere barrier={barrier} />
    </SecurityLine>
  );
}

function WhyHere({ barrier }: { barrier: PushBarrier | null }) {
  if (barrier === 'install')
    return <Trans>On this device only the installed app can show them. Install it, then turn them on there.</Trans>;
  if (barrier === 'denied')
    return <Trans>This browser blocks notifications of this site. Allow them in its settings, then load this page again.</Trans>;
  if (barrier === 'unsupported') return <Trans>This browser can’t show notifications. Try another one, or your phone.</Trans>;
  return (
    <Trans>
      Hear at once when someone logs in to your account, or a deposit or withdrawal is completed, even while the site is closed. Your
      browser will ask for your permission.
    </Trans>
  );
}

/** The categories that the member is notified of, on all devices. */
function Choices({ push: { choices } }: { push: Push }) {
  const { t } = useLingui();
  const choose = useMutation(choosePushMutation(useApi(), useQueryClient()));
  const showError = useErrorToast();
  return (
    <CategorySwitches
      legend={<Trans>What they are about, on all your devices</Trans>}
      choices={choices}
      saving={choose.isPending ? choose.variables : undefined}
      onChoose={(choice, { label: said, hint: more }) => choose.mutate({ ...choice, wording: t`${said}: ${more}` }, { onError: showError })}
    />
  );
}

/** Another device, which can be turned off from here. */
function DeviceLine({ device: { id, device, since } }: { device: Schema<'PushDevice'> }) {
  const { t, i18n } = useLingui();
  const deviceText = useDeviceText();
  const remove = useMutation(removePushDeviceMutation(useApi(), useQueryClient()));
  const showError = useErrorToast();
  const name = deviceText(device);
  const time = formatDateTime(since, i18n.locale);
  return (
    <SecurityLine
      sign="plain"
      icon={<DeviceIcon />}
      title={<bdi>{name}</bdi>}
      action={
        <Button
          variant="secondary"
          aria-label={t`Turn off notifications: ${name}`}
          loading={remove.isPending}
          onClick={() => remove.mutate(id, { onError: showError })}
        >
          <Trans>Turn off</Trans>
        </Button>
      }
    >
      <Trans>Shows notifications since {time}.</Trans>
    </SecurityLine>
  );
}
