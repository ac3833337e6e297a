import type { Counted } from '@parlour/domain/reports';
import type { ComponentType, ReactNode } from 'react';

/** Where warnings lead. */
export type PlaceName = 'deposits' | 'sites' | 'health' | 'proposals' | 'promotions';

/** Where figures and warnings lead; undefined if the operator may not see it. */
export interface Places {
  Link: ComponentType<{ to: string; className?: string; children?: ReactNode }>;
  to: (place: PlaceName) => string | undefined;
  /** The address of a list with what a figure counts: current, or in the span between two moments. */
  toList: (counted: Counted, span?: { begins: string; ends: string }) => string | undefined;
}
