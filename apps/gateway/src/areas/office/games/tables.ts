import type { components } from '@parlour/office-api/contract';
import type { ColumnType } from 'kysely';

type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];

/** The certification of the wallet for a vendor, run by a job (office 8). */
export interface VendorCertificationTable {
  id: string;
  vendor: string;
  /** The operator, or a user of the gateway's account. */
  asked_by: string;
  status: Schema<'Certification'>['status'];
  /** The cases that have ended. */
  cases: ColumnType<Schema<'CertifiedCase'>[], string, string>;
  /** Why it could not be run. */
  failure: string | null;
  started_at: Date;
  finished_at: Date | null;
}

export interface CertificationTables {
  vendor_certification: VendorCertificationTable;
}
