/**
 * Name of the page's one policy for the addresses of scripts (security D03), and of the global in which the first script
 * of a built page leaves it. It lets through files of the site's own build and nothing that an answer says.
 */
export const scriptPolicyName = 'parlourScripts';
