// What tests and tools of other projects need of a gateway beside its library: one to ask, clients, partners and people.
// Must never be imported by the gateway's own code.
export { startTestGateway, readCaptcha, type TestClock, type TestGateway } from './gateway.ts';
export { listening } from './another-gateway.ts';
export { testConfig } from './config.ts';
export { createClient, type TestClient } from './client.ts';
export { officeBeside } from './office.ts';
export { seal } from './seal.ts';
export { selfSigned } from './certificate.ts';
export { debianProgram, type DebianProgram } from './debian-program.ts';
export { guardProcess } from './guard.ts';
export { cashierHeaders, vendorHeaders } from './partners.ts';
export { startIdentityProvider, type IdentityProvider } from './identity-provider.ts';
export { throughProvider } from './social.ts';
export { jobQueues } from '../areas.ts';
export { prepareQueue } from '../db/queue.ts';
export { absolute, escape, rulesOf } from '../http/contract-rules.ts';
export { appWith, withAuthenticator } from '../areas/identity/authenticator/testing.ts';
export { createMember } from '../areas/identity/member/create.ts';
export { reachableMember } from '../areas/identity/member/testing.ts';
export { softAuthenticator, withPasskey } from '../areas/identity/passkeys/testing.ts';
export { createVault } from '../areas/identity/personal/vault.ts';
export { issueLoginCode } from '../areas/identity/session/login-codes.ts';
export { hashPassword } from '../areas/identity/session/passwords.ts';
export { connected } from '../areas/identity/social/testing.ts';
export { setMaintenance, setRegionRestriction } from '../areas/site/close-site.ts';
export { callWallet, launchCode, playableGame, playing } from '../areas/vendors/testing.ts';
export { fund, reportOf, sendReport } from '../areas/wallet/testing.ts';
export { approveWithdrawal, rejectWithdrawal } from '../areas/wallet/withdrawals.ts';
