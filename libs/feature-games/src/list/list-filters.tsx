import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ListedGameType } from '@parlour/domain';
import type { GameListSearch } from '@parlour/routes';
import { Button, FilterIcon, IconButton, preloadDialog } from '@parlour/ui';
import { lazy, Suspense, useState } from 'react';
import { useLane } from './use-lane.ts';

const loadDialog = () => import('./filters-dialog.tsx');
const FiltersDialog = lazy(() => loadDialog().then(({ FiltersDialog: C }) => ({ default: C })));

/** The filters by how games play. */
export type Facets = Pick<GameListSearch, 'volatility' | 'feature' | 'minRtp'>;
export const noFacets: Facets = { volatility: undefined, feature: undefined, minRtp: undefined };

interface ListFiltersProps {
  gameType: ListedGameType;
  value: Facets;
  /** How many games the list currently has. */
  count: number;
  onChange: (facets: Facets) => void;
}

/** Opens the filters by volatility, features and return, and says how many are set; absent if games of the category state none. */
export function ListFilters({ gameType, value, count, onChange }: ListFiltersProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const { volatilities, features } = useLane(gameType);
  const active = Object.values(value).filter((each) => each !== undefined).length;
  if (volatilities.length === 0 && features.length === 0 && active === 0) return null;
  const preload = () => void Promise.all([loadDialog(), preloadDialog()]);
  return (
    <>
      <IconButton
        label={active === 0 ? t`Filters` : t`Filters, ${plural(active, { one: '# set', other: '# set' })}`}
        icon={<FilterIcon />}
        variant="outline"
        count={active || undefined}
        id="list-filters"
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      />
      <Suspense>
        {wanted && (
          <FiltersDialog
            open={open}
            onOpenChange={setOpen}
            volatilities={volatilities}
            features={features}
            value={value}
            onChange={onChange}
            footer={
              <>
                <Button variant="secondary" disabled={active === 0} onClick={() => onChange(noFacets)}>
                  <Trans>Clear filters</Trans>
                </Button>
                <Button onClick={() => setOpen(false)}>
                  <Plural value={count} _0="No games: change the filters" one="Show # game" other="Show # games" />
                </Button>
              </>
            }
          />
        )}
      </Suspense>
    </>
  );
}
