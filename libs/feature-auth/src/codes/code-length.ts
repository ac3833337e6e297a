/** How many digits the gateway's codes have, by SMS or by e-mail. */
export const codeLength = 6;
