import { nothing, ofMerchants, type RightsOf } from '../../db/rights/table-rights.ts';
import type { SchemaPart } from '../../db/schema.ts';
import type { Area } from '../manifest.ts';
import { systemHandlers } from './handlers.ts';
import * as renderedPages from './migrations/0091-rendered-pages.ts';
import * as pagesElsewhere from './migrations/0178-pages-elsewhere.ts';
import type { SiteTables } from './tables.ts';

const rights = {
  page_generation: ofMerchants(nothing),
  rendered_page: ofMerchants(nothing),
  pages_elsewhere: ofMerchants(nothing),
} satisfies RightsOf<SiteTables>;

const schema = {
  rights,
  migrations: { '0091-rendered-pages': renderedPages, '0178-pages-elsewhere': pagesElsewhere },
} satisfies SchemaPart;

export const site = {
  handlers: systemHandlers,
  schema,
} satisfies Area;
