import { useLingui } from '@lingui/react';
import { permissionQuery, useApi } from '@parlour/api';
import { useQuery } from '@tanstack/react-query';
import { createLater } from './create-later.tsx';
import { drawnOf } from './drawn-of.ts';

/** The parts of this page that become live later. */
export const { later, bringPartsNow, bringPartsToRender, bringPartsLater } = createLater({
  pauses: { first: 2_000, longest: 30_000 },
  patience: 4_000,
  follow: ({ href }) => location.assign(href),
  reload: () => location.reload(),
  useDrawnWith: () => [useLingui().i18n.locale, useQuery({ ...permissionQuery(useApi()), select: drawnOf }).data],
});
