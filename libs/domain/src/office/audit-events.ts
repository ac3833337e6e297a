/** What the audit log records, by subject: a closed list (office 5). */
const events = {
  operator:
    'loggedIn loginRefused loggedOut locked steppedUp sessionEnded factorAdded factorRemoved permissionDenied ' +
    'invited activated renamed rolesChanged reset removed keyRenewed',
  role: 'created changed deleted',
  proposal: 'opened approved rejected withdrawn expired stale executed failed',
  member:
    'revealed searched exported erased noteAdded tagged blocked unblocked sessionsEnded passwordReset paymentPasswordCleared ' +
    'authenticatorCleared contactCorrected nameCorrected excluded limitTightened limitLoosened madeAgent unmadeAgent riskReviewed ' +
    'documentAdded documentViewed documentDecided messaged',
  wallet: 'adjusted',
  debt: 'repaid writtenOff',
  deposit: 'resolved',
  withdrawal: 'approved rejected held released forced',
  case: 'closed',
  ledger: 'checked reconciled',
  budget: 'funded defunded',
  method: 'changed tested',
  provider: 'credentialsChanged',
  vendor: 'changed imported maintenanceSet certified',
  game: 'changed ordered flagged maintenanceSet availabilitySet',
  content: 'created changed scheduled published unpublished rolledBack deleted',
  legal: 'published',
  asset: 'uploaded removed',
  promotion: 'created changed published closed entryDecided',
  grant: 'forfeited',
  redeem: 'decided',
  referral: 'decided',
  stock: 'changed',
  vip: 'changed',
  points: 'changed',
  rebate: 'changed',
  mission: 'changed',
  raffle: 'seedCommitted revealed',
  draw: 'resultEntered resultConfirmed resultConflict closed voided resettled lineVoided prizesVoided',
  calendar: 'changed',
  odds: 'changed',
  exposureLimit: 'changed',
  agent: 'created moved suspended changed policySet',
  contract: 'offered terminated',
  run: 'started confirmed paid',
  bill: 'corrected decided',
  transfer: 'decided',
  message: 'broadcast takenBack',
  chat: 'messageRemoved messageKept memberMuted memberUnmuted roomChanged wordListChanged',
  feedback: 'assigned answered closed',
  setting: 'changed scheduled revertedToBrand',
  flag: 'changed',
  region: 'changed',
  maintenance: 'on off',
  risk: 'ruleChanged ruleTested',
  report: 'exported',
  view: 'kept shared removed',
  job: 'retried',
  key: 'rotated',
  audit: 'verified broken',
} as const;

type Words<Text extends string> = Text extends `${infer First} ${infer Rest}` ? First | Words<Rest> : Text;

/** `<subject>.<what happened>`. */
export type AuditEvent = { [Subject in keyof typeof events]: `${Subject}.${Words<(typeof events)[Subject]>}` }[keyof typeof events];

export const auditEvents = Object.entries(events).flatMap(([subject, happened]) =>
  happened.split(' ').map((what) => `${subject}.${what}`),
) as AuditEvent[];
