// One script: what the client needs only for whoever acts, or is a member.
export { furtherCalls } from './generated/further-calls.ts';
export { createIntents } from './intents.ts';
export { createSealer } from './seal/sealer.ts';
export { sealing } from './seal/sealing.ts';
