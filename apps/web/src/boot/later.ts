import { useLingui } from '@lingui/react';
import { permissionQuery, useApi, type Schema } from '@parlour/api';
import { useQuery } from '@tanstack/react-query';
import { createLater } from './create-later.tsx';

/** The parts of this page that come to life later. */
export const { later, bringPartsNow, bringPartsToRender, bringPartsLater } = createLater({
  pauses: { first: 2_000, longest: 30_000 },
  patience: 4_000,
  follow: ({ href }) => location.assign(href),
  reload: () => location.reload(),
  useDrawnWith: () => [useLingui().i18n.locale, useQuery({ ...permissionQuery(useApi()), select: drawnOf }).data],
});

/** Where games are framed from is another address at each installation, and nothing is drawn with it. */
function drawnOf(info: Schema<'PermissionInfo'>) {
  return { ...info, frameOrigins: undefined };
}
