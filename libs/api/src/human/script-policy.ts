/**
 * Name of the page's one policy for the addresses of scripts (security D03), and of the global in which the first script of a built page
 * leaves it. It admits files of the site's own build, and never an address from an answer.
 */
export const scriptPolicyName = 'parlourScripts';
