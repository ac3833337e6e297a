import { change, ofMerchants, read, nothing, type RightsOf } from '../../db/rights/table-rights.ts';
import type { SchemaPart } from '../../db/schema.ts';
import type { Area } from '../manifest.ts';
import { agentBetChanged, lineMoneyMoved } from './functions.ts';
import { agentHandlers } from './handlers.ts';
import * as contracts from './migrations/0071-agent-contracts.ts';
import * as bills from './migrations/0072-agent-bills.ts';
import * as sums from './migrations/0074-agent-sums.ts';
import * as openTransactions from './migrations/0075-runs-that-wait.ts';
import * as moneyAgain from './migrations/0076-money-of-lines-again.ts';
import * as waits from './migrations/0077-bills-that-wait.ts';
import * as accounts from './migrations/0079-agent-accounts.ts';
import * as heldTransfers from './migrations/0164-transfers-that-wait.ts';
import * as cancelledTransfers from './migrations/0176-cancelled-transfers.ts';
import * as references from './migrations/0179-references-of-line-money.ts';
import * as billsOfWindows from './migrations/0184-bills-of-windows.ts';
import * as recentTurnover from './migrations/0221-recent-turnover.ts';
import { agentJobs } from './settlement/jobs.ts';
import type { AgentTables } from './tables.ts';

const rights = {
  line_money: ofMerchants(read),
  agent_policy: ofMerchants(read),
  agent_contract: ofMerchants(change),
  agent_run: ofMerchants(read),
  agent_line_run: ofMerchants(nothing),
  agent_sums: ofMerchants(nothing),
  agent_team_sums: ofMerchants(nothing),
  // A holder collects a bill within a request.
  agent_bill: ofMerchants(change),
  agent_claim: ofMerchants(change),
  agent_split: ofMerchants(read),
  agent_late_bet: ofMerchants(nothing),
  agent_share: ofMerchants(change),
  agent_transfer_ban: ofMerchants(read),
  agent_transfer_rule: ofMerchants(read),
  agent_held_transfer: ofMerchants(change),
} satisfies RightsOf<AgentTables>;

const schema = {
  rights,
  functions: [lineMoneyMoved, agentBetChanged],
  // Triggers run as their owner, and nothing else writes these tables.
  functionRights: { line_money_moved: [], agent_bet_changed: [] },
  migrations: {
    '0071-agent-contracts': contracts,
    '0072-agent-bills': bills,
    '0074-agent-sums': sums,
    '0075-runs-that-wait': openTransactions,
    '0076-money-of-lines-again': moneyAgain,
    '0077-bills-that-wait': waits,
    '0079-agent-accounts': accounts,
    '0164-transfers-that-wait': heldTransfers,
    '0176-cancelled-transfers': cancelledTransfers,
    '0179-references-of-line-money': references,
    '0184-bills-of-windows': billsOfWindows,
    '0221-recent-turnover': recentTurnover,
  },
} satisfies SchemaPart;

/** Agents: their lines, contracts and income. */
export const agents = {
  handlers: agentHandlers,
  schema,
  jobs: agentJobs,
} satisfies Area;
