import type { HandlersOf } from '../../http/handler.ts';
import { createDownlineAccount, setDownlineGroup } from './accounts.ts';
import { teamAccounts } from './downline.ts';
import { createRegisterLink, endRegisterLink, registerLinks } from './links.ts';

type AgentOperation =
  | 'createDownlineAccount'
  | 'listRegisterLinks'
  | 'createRegisterLink'
  | 'endRegisterLink'
  | 'listTeamAccounts'
  | 'setDownlineGroup';

export const agentHandlers: HandlersOf<AgentOperation> = {
  createDownlineAccount: ({ body }, context) => createDownlineAccount(context, body),
  listRegisterLinks: ({ query }, context) => registerLinks(context, query),
  createRegisterLink: ({ body }, context) => createRegisterLink(context, body),
  endRegisterLink: ({ query }, context) => endRegisterLink(context, query.code),
  listTeamAccounts: ({ query }, context) => teamAccounts(context, query),
  setDownlineGroup: ({ body }, context) => setDownlineGroup(context, body),
};
