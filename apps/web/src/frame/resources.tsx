import { permissionQuery, useApi } from '@parlour/api';
import { useBrand } from '@parlour/brand';
import { bars, resourceKindOf, type Bar, type BarEntry, type Resource, type ResourceKind } from '@parlour/domain';
import { CallIcon, QrCode, SendIcon, SocialIcon, type IconComponent } from '@parlour/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import * as styles from './frame.css.ts';

/** What the channels are called. */
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

/** The brand's channels, each with a drawn sign. */
export function useChannels(): readonly Channel[] {
  return useResources(isChannel).map((channel) => ({ ...channel, Icon: channelIcons[channel.kind] ?? SocialIcon }));
}

/** Where the app is: one address for each platform that has one. */
export function useApps(): readonly ShownResource[] {
  return useResources(isApp);
}

/** What certifies the site, or licenses it. */
export function useProofs(kind: 'CERTIFICATION' | 'LICENCE'): readonly ShownResource[] {
  return useResources((each) => each === kind);
}

/** A code for each platform of the app, for the camera of the phone that shall have it. */
export function AppCodes({ size }: { size: 's' | 'm' }) {
  const { t } = useLingui();
  return (
    <div className={styles.appCodes}>
      {useApps().map(({ kind, title, url }) => (
        <QrCode key={url} size={size} value={url} label={t`QR code: app for ${kind}`} caption={title} />
      ))}
    </div>
  );
}
