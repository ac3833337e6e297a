// The certification of a wallet for vendors of games: cases W01 to W48 against any address that keeps
// openapi/partners/seamless-wallet.yaml. Must know only the contract and the operator's control endpoint, never what is behind the address.
export { caseIds, isCaseId, type CaseId } from './case-ids.ts';
export { cases } from './cases/index.ts';
export { certify, type CaseResult, type CertifyOptions, type Report } from './certify.ts';
export { controlAt, type Control } from './players/control.ts';
export { readPlayers, type PlayersFile } from './players/file.ts';
export { CaseSkipped } from './verdict.ts';
export { bonusStage, controlledStage, filedStage, type Stage } from './players/stage.ts';
