import { inTwoSteps, type HandlersOf } from '../../http/handler.ts';
import { createDownlineAccount, withPasswordOpened, setDownlineGroup } from './accounts.ts';
import { teamAccounts } from './downline.ts';
import { contractHandlers, type ContractOperation } from './contracts/handlers.ts';
import { getBillExplanation, listBills, listClaims } from './bills/lists.ts';
import { sendDown, sendUp } from './money/transfers.ts';
import { teamOverview, teamReport } from './reports/overview.ts';
import { teamBets, teamTransactions } from './reports/team-lists.ts';
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
  | 'listTeamBets'
  | 'listTeamTransactions'
  | 'listBills'
  | 'getBillExplanation'
  | 'listClaims'
  | 'sendDown'
  | 'sendUp';

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
  listTeamBets: ({ query }, context) => teamBets(context, query),
  listTeamTransactions: ({ query }, context) => teamTransactions(context, query),
  listBills: ({ query }, context) => listBills(context, query),
  getBillExplanation: ({ query }, context) => getBillExplanation(context, query),
  listClaims: ({ query }, context) => listClaims(context, query),
  sendDown: ({ body }, context) => sendDown(context, body),
  sendUp: ({ body }, context) => sendUp(context, body),
};
