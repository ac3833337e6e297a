/** The largest picture that may be uploaded, in bytes (specification 5). */
export const largestPicture = 5 * 1024 * 1024;
