import { useLingui } from '@lingui/react/macro';
import { officeQuery, useOffice, useOfficeMutation } from '@parlour/office-api/queries';
import { isListPart, type SavedView, type ViewKeeper } from '@parlour/office-ui';
import { useQuery } from '@tanstack/react-query';
import { usePlaces } from '../frame/use-places.ts';
import { allMerchants } from '../boot/all-merchants.ts';
import { useSession } from '../session/session.ts';

/** The lists whose pinned views are counted, by their screens. */
const counted = { members: 'listMembers', deposits: 'listDeposits' } as const;

/** The operator’s views of lists (office O32). */
export function useViewKeeper(): ViewKeeper {
  const office = useOffice();
  const { roles } = useSession();
  const views = useQuery(officeQuery(office, 'listViews', {}));
  const save = useOfficeMutation('saveView');
  const remove = useOfficeMutation('removeView');
  return {
    views: views.data?.list ?? [],
    roles: [...new Set(roles.map(({ role }) => role))],
    save: (view) => save.mutateAsync({ body: view }),
    remove: (id) => remove.mutateAsync({ body: { id } }),
    count: (view) => <ViewCount view={view} />,
  };
}

function ViewCount({ view }: { view: SavedView }) {
  const list = counted[view.screen as keyof typeof counted] as (typeof counted)[keyof typeof counted] | undefined;
  return list && <Counted list={list} query={view.query} />;
}

/** Fetched again with the list itself: whenever something changes, or the page is looked at again. */
function Counted({ list, query }: { list: (typeof counted)[keyof typeof counted]; query: string }) {
  const { i18n } = useLingui();
  const office = useOffice();
  const { merchant } = usePlaces();
  const filters = [...new URLSearchParams(query)].filter(([name]) => !isListPart(name));
  const asked = { ...Object.fromEntries(filters), ...(merchant !== allMerchants && { merchant }) };
  const { data } = useQuery(officeQuery(office, list, { query: asked as never }));
  const about = data?.about;
  if (!about) return null;
  return new Intl.NumberFormat(i18n.locale, about.exact ? {} : { notation: 'compact' }).format(about.count);
}
