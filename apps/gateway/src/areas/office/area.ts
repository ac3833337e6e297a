import { add, nothing, ofNobody, type RightsOf } from '../../db/rights/table-rights.ts';
import type { SchemaPart } from '../../db/schema.ts';
import type { OpsTables } from './tables.ts';
import type { Area } from '../manifest.ts';

const rights = {
  operator: ofNobody('who may act at all merchants', nothing),
  operator_approval: ofNobody('what operators ask of one another', nothing),
  operator_action: ofNobody('what operators did, which nobody changes', nothing, add),
} satisfies RightsOf<OpsTables>;

const schema = {
  rights,
} satisfies SchemaPart;

/** Operators, and what they did. */
export const office = {
  schema,
} satisfies Area;
