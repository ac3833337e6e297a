import { z } from 'zod';

declare module '../../../kernel/config.ts' {
  interface Config {
    /** Push services that members' browsers may use: hosts, suffixes written `*.suffix`, or whole origins. */
    pushServices: readonly string[];
  }
}

/** Those of Chromium browsers, Firefox, Safari and Edge. */
const known = 'fcm.googleapis.com,updates.push.services.mozilla.com,*.push.apple.com,*.notify.windows.com';

/** The setting PUSH_SERVICES. */
export const pushServices = z
  .string()
  .default(known)
  .transform((text) =>
    text
      .split(',')
      .map((each) => each.trim())
      .filter(Boolean),
  )
  .refine(
    (services) => services.every((each) => (each.includes('://') ? URL.canParse(each) : /^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(each))),
    'must be hosts, such as push.example or *.push.example, or origins, with commas between',
  );

/** Whether an address belongs to a push service that may be called. Only https, unless the setting names the whole origin. */
export function isPushService(address: string, services: readonly string[]): boolean {
  const url = URL.parse(address);
  if (!url || url.username !== '' || url.password !== '') return false;
  if (services.includes(url.origin)) return true;
  return (
    url.protocol === 'https:' &&
    url.port === '' &&
    services.some((each) => (each.startsWith('*.') ? url.hostname.endsWith(each.slice(1)) : url.hostname === each))
  );
}
