const apiUrl = process.env.NEXT_PUBLIC_TAMARACK_API_URL;

/** From the environment of the build. The API's origin is only needed for the sandbox. */
export const settings = {
  merchantKey: process.env.NEXT_PUBLIC_TAMARACK_KEY ?? '',
  ...(apiUrl && { apiUrl }),
};
