import { inTwoSteps, type HandlersOf } from '../../http/handler.ts';
import { createDownlineAccount, withPasswordOpened, setDownlineGroup } from './accounts.ts';
import { teamAccounts } from './downline.ts';
import { contractHandlers, type ContractOperation } from './contracts/handlers.ts';
import { getBillExplanation } from './bills/explain.ts';
import { listBills, listClaims } from './bills/lists.ts';
import { collectBill, decideOwnBill } from './bills/waiting.ts';
import { cancelTransfer, heldTransfers } from './money/held.ts';
import { sendDown, sendUp, uplineTransfer } from './money/transfers.ts';
import { agentIncome } from './reports/income.ts';
import { teamOverview, teamReport } from './reports/overview.ts';
import { teamBets, teamTransactions } from './reports/team-lists.ts';
import { grantQuota, listQuota } from './quota.ts';
import { setDownlineShare } from './shares.ts';
import { createRegisterLink, endRegisterLink, registerLinks } from './links.ts';

type AgentOperation =
  | 'createDownlineAccount'
  | 'listRegisterLinks'
  | 'createRegisterLink'
  | 'endRegisterLink'
  | 'listTeamAccounts'
  | 'setDownlineGroup'
  | 'getTeamOverview'
  | 'getTeamReport'
  | 'getAgentIncome'
  | 'listTeamBets'
  | 'listTeamTransactions'
  | 'listBills'
  | 'getBillExplanation'
  | 'listClaims'
  | 'approveBill'
  | 'denyBill'
  | 'collectBill'
  | 'listQuota'
  | 'grantQuota'
  | 'setDownlineShare'
  | 'sendDown'
  | 'sendUp'
  | 'getUplineTransfer'
  | 'listHeldTransfers'
  | 'cancelTransfer';

export const agentHandlers: HandlersOf<AgentOperation | ContractOperation> = {
  ...contractHandlers,
  createDownlineAccount: inTwoSteps(
    ({ body }, context) => createDownlineAccount(context, body),
    async (made, context) => withPasswordOpened(context, made),
  ),
  listRegisterLinks: ({ query }, context) => registerLinks(context, query),
  createRegisterLink: ({ body }, context) => createRegisterLink(context, body),
  endRegisterLink: ({ query }, context) => endRegisterLink(context, query.code),
  listTeamAccounts: ({ query }, context) => teamAccounts(context, query),
  setDownlineGroup: ({ body }, context) => setDownlineGroup(context, body),
  getTeamOverview: (_asked, context) => teamOverview(context),
  getTeamReport: ({ query }, context) => teamReport(context, query),
  getAgentIncome: ({ query }, context) => agentIncome(context, query),
  listTeamBets: ({ query }, context) => teamBets(context, query),
  listTeamTransactions: ({ query }, context) => teamTransactions(context, query),
  listBills: ({ query }, context) => listBills(context, query),
  getBillExplanation: ({ query }, context) => getBillExplanation(context, query),
  listClaims: ({ query }, context) => listClaims(context, query),
  approveBill: ({ body }, context) => decideOwnBill(context, body, 'approve'),
  denyBill: ({ body }, context) => decideOwnBill(context, body, 'deny'),
  collectBill: ({ body }, context) => collectBill(context, body),
  listQuota: ({ query }, context) => listQuota(context, query.account),
  grantQuota: ({ body }, context) => grantQuota(context, body),
  setDownlineShare: ({ body }, context) => setDownlineShare(context, body),
  sendDown: ({ body }, context) => sendDown(context, body),
  sendUp: ({ body }, context) => sendUp(context, body),
  getUplineTransfer: (_asked, context) => uplineTransfer(context),
  listHeldTransfers: async (_asked, context) => ({ list: await heldTransfers(context) }),
  cancelTransfer: ({ body }, context) => cancelTransfer(context, body),
};
