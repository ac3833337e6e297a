import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { isBuiltIn, type BuiltInRole } from '@parlour/domain/office';

const names: Record<BuiltInRole, MessageDescriptor> = {
  owner: msg`Owner`,
  finance: msg`Finance`,
  support: msg`Support`,
  risk: msg`Risk`,
  content: msg`Content`,
  marketing: msg`Marketing`,
  lottery: msg`Lottery`,
  agents: msg`Agents`,
  engineer: msg`Engineer`,
  auditor: msg`Auditor`,
};

/** The name of a role: built-in ones in the operator's language, others as they were named. */
export function useRoleName(): (role: string) => string {
  const { i18n } = useLingui();
  return (role) => (isBuiltIn(role) ? i18n._(names[role]) : role);
}
