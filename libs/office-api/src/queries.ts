import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import type { OfficeApi, OfficeInput } from './client.ts';
import type { OperationId, ValueOf } from './contract.ts';

/** The client that the office's screens ask. */
export const OfficeContext = createContext<OfficeApi | null>(null);

export function useOffice(): OfficeApi {
  const office = use(OfficeContext);
  if (!office) throw new Error('there is no OfficeContext around this component');
  return office;
}

/** What an operation answers, under a key of the operation and what it is given. */
export function officeQuery<K extends OperationId>(office: OfficeApi, operation: K, input: OfficeInput<K>) {
  return queryOptions({ queryKey: [operation, input], queryFn: () => office.call(operation, input) });
}

/** Asks an operation, and again whenever something was changed or the page is looked at again. The gateway writes down who asked. */
export function useOfficeQuery<K extends OperationId>(operation: K, input: OfficeInput<K>) {
  return useQuery(officeQuery(useOffice(), operation, input));
}

/** Changes something; every list is asked again afterwards, for what one operator changes shows in many places. */
export function useOfficeMutation<K extends OperationId>(operation: K) {
  const office = useOffice();
  const queries = useQueryClient();
  return useMutation<ValueOf<K>, Error, OfficeInput<K>>({
    mutationFn: (input) => office.call(operation, input),
    onSettled: () => queries.invalidateQueries(),
  });
}
