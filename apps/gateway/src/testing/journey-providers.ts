import type { SocialProvider } from '../areas/identity/social/provider.ts';

/** A test provider, as the gateway's configuration states it. */
export function settingOf({
  id,
  name,
  icon = 'account',
  port,
}: Pick<SocialProvider, 'id' | 'name'> & { icon?: SocialProvider['icon']; port: number }): SocialProvider {
  const issuer = `http://127.0.0.1:${port}`;
  return {
    id,
    name,
    issuer,
    origins: [issuer],
    clientId: `parlour-at-${id}`,
    clientSecret: `a secret that ${id} has given out`,
    icon,
    merchants: null,
  };
}

/** The providers for journeys and trials, on this port and the next. */
export function journeyProviders(port: number): SocialProvider[] {
  return [
    settingOf({ id: 'ferrow', name: 'Ferrow', port }),
    settingOf({ id: 'quillan', name: 'Quillan Mail', icon: 'mail', port: port + 1 }),
  ];
}
