import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { memberQuery, permissionQuery, statusQuery, useApi, useIsOn } from '@parlour/api';
import { useBrand } from '@parlour/brand';
import { AppQr } from '@parlour/feature-content/app-qr';
import {
  bars,
  isWithinHours,
  resourceKindOf,
  timeIn,
  usualPositions,
  type Bar,
  type BarEntry,
  type ContactPosition,
  type Resource,
  type ResourceKind,
} from '@parlour/domain';
import { Link } from '@parlour/routes';
import {
  CallIcon,
  ChatIcon,
  MessageIcon,
  QrCode,
  SendIcon,
  SocialIcon,
  UserIcon,
  useHydrated,
  type IconComponent,
  type RenderElement,
} from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { isInstalled } from '../lite-app/installed.ts';
import { liveChatOpenAtom } from './atoms.ts';
import { useContactsInForce, type Contact } from './contacts-in-force.ts';
import * as styles from './frame.css.ts';

const icons = {
  LIVECHAT: ChatIcon,
  TELEGRAM: SendIcon,
  WHATSAPP: CallIcon,
  FACEBOOK: UserIcon,
  EMAIL: MessageIcon,
} as const satisfies Record<Contact['csType'], IconComponent>;

/** Kinds that have a name in every language; the others are named by the merchant. */
const names: Partial<Record<Contact['csType'], MessageDescriptor>> = { LIVECHAT: msg`Live chat`, EMAIL: msg`E-mail` };

export interface ShownContact extends Contact {
  Icon: IconComponent;
  /** False outside its hours. Rendered pages do not know the time and return true. */
  answers: boolean;
}

/** How customer service is reached from a place of the page, or at all, in the merchant's order, with names and icons. */
export function useContacts(position?: ContactPosition): readonly ShownContact[] {
  const { i18n } = useLingui();
  const { timeZone } = useBrand();
  const awake = useHydrated();
  const now = useMinute();
  return useContactsInForce()
    .filter(({ csPosition = usualPositions }) => position === undefined || (csPosition as readonly string[]).includes(position))
    .map((contact) => {
      const { csType, hours, title } = contact;
      const answers = !awake || !hours || isWithinHours(hours, timeIn(timeZone, now));
      return { ...contact, title: names[csType] ? i18n._(names[csType]) : title, Icon: icons[csType], answers };
    });
}

/** The time, updated each minute. */
function useMinute(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const each = setInterval(() => setNow(new Date()), 60_000);
    return () => clearInterval(each);
  }, []);
  return now;
}

/** Opening hours in the merchant's time zone; nothing for a contact without hours. */
export function ContactHours({ hours }: Pick<Contact, 'hours'>) {
  const { i18n } = useLingui();
  const { timeZone } = useBrand();
  const now = useMinute();
  if (!hours) return null;
  const at = (time: string) => i18n.date(new Date(`2000-01-01T${time}:00Z`), { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  const zone = new Intl.DateTimeFormat(i18n.locale, { timeZone, timeZoneName: 'short' })
    .formatToParts(now)
    .find(({ type }) => type === 'timeZoneName')?.value;
  return (
    <Trans>
      {at(hours.from)}–{at(hours.to)} ({zone})
    </Trans>
  );
}

/**
 * The address is the merchant's own (https: or mailto:, as the brand or an operator stated it); it opens beside the site and learns nothing
 * of it. If the merchant has a live chat, its contact opens that over the page.
 */
export function ContactLink({ url, ...rest }: { url: string } & Omit<React.ComponentProps<'a'>, 'href'>) {
  const setOpen = useSetAtom(liveChatOpenAtom);
  const opensChat = useOpensLiveChat(url);
  const open = (event: React.MouseEvent<HTMLAnchorElement>) => {
    rest.onClick?.(event);
    if (!opensChat || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <a
      href={url}
      {...(url.startsWith('https:') && { target: '_blank', rel: 'noopener noreferrer' })}
      // A press that comes before this part is live waits for it (`kept-press.ts`), instead of leaving for the chat's own address.
      {...(opensChat && { 'aria-haspopup': 'dialog' as const })}
      {...rest}
      onClick={open}
    />
  );
}

/** True for the address of the live chat's contact, on an open site that has one. */
function useOpensLiveChat(url: string): boolean {
  const api = useApi();
  const { data } = useQuery(permissionQuery(api));
  const { data: status } = useQuery(statusQuery(api));
  const contacts = useContactsInForce();
  return (
    data?.liveChat === true && status?.status === 0 && contacts.some((contact) => contact.csType === 'LIVECHAT' && contact.url === url)
  );
}

/** The names of the channels. */
const channelNames: Partial<Record<ResourceKind, string>> = {
  TELEGRAM: 'Telegram',
  FACEBOOK: 'Facebook',
  WHATSAPP: 'WhatsApp',
  INSTAGRAM: 'Instagram',
  YOUTUBE: 'YouTube',
  TIKTOK: 'TikTok',
  ZALO: 'Zalo',
  LINE: 'LINE',
};
const channelIcons: Partial<Record<ResourceKind, IconComponent>> = { TELEGRAM: SendIcon, WHATSAPP: CallIcon };

/** The entries of a bar, as operators have set them since the page was built. */
export function useBar<B extends Bar>(bar: B): readonly BarEntry<B>[] {
  const stated = useQuery(permissionQuery(useApi())).data?.bars?.[bar];
  // The contract repeats the closed lists.
  return (stated ?? bars[bar]) as readonly BarEntry<B>[];
}

export interface ShownResource extends Resource {
  kind: ResourceKind;
  title: string;
}

/** The brand's addresses of these kinds, as operators have set them since the page was built. */
function useResources(isWanted: (kind: ResourceKind) => boolean): readonly ShownResource[] {
  const { resources: built } = useBrand();
  const { resources = built } = useQuery(permissionQuery(useApi())).data ?? {};
  return resources.flatMap((resource) => {
    const kind = resourceKindOf(resource);
    return kind && isWanted(kind) ? [{ ...resource, kind, title: resource.title ?? channelNames[kind] ?? kind }] : [];
  });
}

const isChannel = (kind: ResourceKind) => kind in channelNames;
const isApp = (kind: ResourceKind) => kind === 'Android' || kind === 'iOS';

export interface Channel extends ShownResource {
  Icon: IconComponent;
}

/** The brand's channels, each with an icon. */
export function useChannels(): readonly Channel[] {
  return useResources(isChannel).map((channel) => ({ ...channel, Icon: channelIcons[channel.kind] ?? SocialIcon }));
}

/** What certifies the site, or licenses it. */
export function useProofs(kind: 'CERTIFICATION' | 'LICENCE'): readonly ShownResource[] {
  return useResources((each) => each === kind);
}

/**
 * The ways to the app in words: the page with the guides if the site can be installed, otherwise one address for each platform that has
 * one. Nothing inside the installed app. `onFollow` is called when one is followed.
 */
export function useAppLinks(onFollow?: () => void): readonly { key: string; text: string; link: RenderElement }[] {
  const { t } = useLingui();
  const isOn = useIsOn();
  const apps = useResources(isApp);
  const installed = useHydrated() && isInstalled();
  if (installed) return [];
  if (FLAGS.liteApp && isOn('liteApp'))
    return [{ key: 'download', text: t`Download the app`, link: <Link to="/download" onClick={onFollow} /> }];
  return apps.map(({ kind, title, url }) => ({
    key: url,
    text: title === kind ? t`App for ${kind}` : title,
    link: <ContactLink url={url} onClick={onFollow} />,
  }));
}

/** Codes for the camera of the phone that is to get the app: one that logs in there, or one for each platform. */
export function AppCodes({ size }: { size: 's' | 'm' }) {
  const { t } = useLingui();
  const isOn = useIsOn();
  const apps = useResources(isApp);
  return (
    <div className={styles.appCodes}>
      {FLAGS.liteApp && isOn('liteApp') ? (
        <AppQr size={size} />
      ) : (
        apps.map(({ kind, title, url }) => <QrCode key={url} size={size} value={url} label={t`QR code: app for ${kind}`} caption={title} />)
      )}
    </div>
  );
}

/** Whether to offer to invite friends: to members, and to guests, who log in first. */
export function useInvites(): boolean {
  const isOn = useIsOn();
  const { data: member } = useQuery(memberQuery(useApi()));
  const isTrial = useHydrated() && member?.role === 'trial';
  return FLAGS.referral && isOn('referral') && !isTrial;
}
