/** From the environment of the build. The API's origin is only needed for the sandbox. */
export const settings = {
  merchantKey: import.meta.env.VITE_TAMARACK_KEY as string,
  apiUrl: import.meta.env.VITE_TAMARACK_API_URL as string,
};
