import type { HandlersOf } from '../../../http/handler.ts';
import { sendAway } from './journey.ts';
import { linkSocial, ownLinks, unlinkSocial } from './links.ts';
import { loginSocial } from './login.ts';
import { offeredProviders } from './offered.ts';

type SocialOperation =
  | 'listSocialProviders'
  | 'startSocialLogin'
  | 'loginSocial'
  | 'listSocialLinks'
  | 'startSocialLink'
  | 'linkSocial'
  | 'unlinkSocial';

export const socialHandlers: HandlersOf<SocialOperation> = {
  listSocialProviders: async (_input, context) => ({
    list: offeredProviders(context).map(({ id, name, icon }) => ({ provider: id, name, icon })),
  }),
  startSocialLogin: ({ body }, context) => sendAway(context, 'login', body),
  loginSocial: ({ body }, context) => loginSocial(context, body),

  listSocialLinks: (_input, context) => ownLinks(context),
  startSocialLink: ({ body }, context) => sendAway(context, 'link', body),
  linkSocial: ({ body }, context) => linkSocial(context, body),
  unlinkSocial: ({ params }, context) => unlinkSocial(context, params.linkId),
};
