/**
 * What an operator may do with a permission, lowest first: `r` sees; `p` proposes what another operator decides; `w` does it alone, unless
 * a policy requires two people; `a` also decides what others propose (office O9).
 */
export const levels = ['r', 'p', 'w', 'a'] as const;
export type Level = (typeof levels)[number];

/** The built-in roles, in the order of the matrix below. */
export const builtInRoles = [
  'owner',
  'finance',
  'support',
  'risk',
  'content',
  'marketing',
  'lottery',
  'agents',
  'engineer',
  'auditor',
] as const;
export type BuiltInRole = (typeof builtInRoles)[number];

/** Level by built-in role, `-` for none, in the order of the roles (office O9; rows there that cover several subjects are split here). */
const matrix = {
  'dashboard.view': 'r r r r r r r r r r',
  'member.view': 'w r w w - r - r - r',
  'member.reveal': 'w w w w - - - - - -',
  'member.block': 'w - w w - - - - - -',
  'member.endSessions': 'w - w w - - - - - -',
  'member.exclude': 'w - w w - - - - - -',
  'member.reset': 'a - p a - - - - - -',
  'member.limits': 'a - w a - - - - - r',
  'member.export': 'a - p a - - - - - r',
  'member.erase': 'a - p a - - - - - r',
  'wallet.adjust': 'a p - - - - - - - r',
  'debt.settle': 'a p - - - - - - - r',
  'deposit.resolve': 'a w r r - - - - - r',
  'withdrawal.decide': 'a a r r - - - - - r',
  'withdrawal.hold': 'w w w w - - - - - r',
  'payment.method': 'a p - - - - - - p r',
  'payment.provider': 'a p - - - - - - p r',
  'ledger.check': 'w w - r - - - - r r',
  'ledger.reconcile': 'w w - r - - - - r r',
  'case.close': 'w w - r - - - - r r',
  'game.catalogue': 'w - - - w w - - w r',
  'game.order': 'w - - - w w - - w r',
  'game.flags': 'w - - - w w - - w r',
  'game.import': 'a - - - p - - - a r',
  'vendor.change': 'a - - - p - - - a r',
  'game.maintenance': 'w - w w w - - - w r',
  'content.edit': 'w - - - w w - - - r',
  'content.publish': 'a - - - p p - - - r',
  'content.legal': 'a - - a p - - - - r',
  'promotion.edit': 'w r - r - w - - - r',
  'promotion.publish': 'a a - r - p - - - r',
  // Above a merchant's limit it takes two operators (rewards.md 2), so somebody must be able to approve.
  'promotion.decide': 'a a w w - - - - - r',
  'redeem.decide': 'w w w w - - - - - r',
  'vip.change': 'a a - - - p - - - r',
  'points.change': 'a a - - - p - - - r',
  'rebate.change': 'a a - - - p - - - r',
  'draw.enter': 'w - - r - - w - - r',
  'draw.void': 'a - - r - - p - - r',
  // No one who enters results also sets odds: only the owner's role has both, and for an owner the gateway checks which of the two they
  // did.
  'draw.schedule': 'a - - r - - w - - r',
  'odds.change': 'a p - p - - r - - r',
  'agent.tree': 'a r - r - - - w - r',
  'agent.run': 'a a - r - - - p - r',
  'chat.moderate': 'w - w w - w - - - r',
  'message.send': 'w - w w - w - - - r',
  'message.broadcast': 'a - - - p p - - - r',
  'feedback.answer': 'w - w r - - - - - r',
  'report.view': 'w w r w - w r w - w',
  'report.export': 'w w r w - w r w - w',
  'risk.rule': 'a - - p - - - - - r',
  'setting.change': 'a p - p p - - - p r',
  'site.maintenance': 'w - w w - - - - w r',
  'site.region': 'w - w w - - - - w r',
  'operator.manage': 'a - - - - - - - - r',
  'role.manage': 'a - - - - - - - - r',
  'audit.view': 'r - - r - - - - - r',
  'health.view': 'w - - - - - - - w r',
  'job.retry': 'w - - - - - - - w r',
  'key.rotate': 'w - - - - - - - w r',
} as const;

/** A closed list: `<subject>.<verb>`. */
export type Permission = keyof typeof matrix;
export const permissions = Object.keys(matrix) as Permission[];

/** Permissions with their levels; an absent one is not granted. */
export type Rights = Readonly<Partial<Record<Permission, Level>>>;

/** Whether a role is built in. */
export const isBuiltIn = (role: string): role is BuiltInRole => builtInRoles.some((each) => each === role);

/** What each built-in role permits. */
export const builtInRights = Object.fromEntries(
  builtInRoles.map((role, place) => [
    role,
    Object.fromEntries(
      permissions.flatMap((permission) => {
        const level = matrix[permission].split(' ')[place] as Level | '-';
        return level === '-' ? [] : [[permission, level]];
      }),
    ),
  ]),
) as Record<BuiltInRole, Rights>;

/** Whether `level` is `least` or more. */
export function reaches(level: Level | undefined, least: Level): boolean {
  return level !== undefined && levels.indexOf(level) >= levels.indexOf(least);
}
