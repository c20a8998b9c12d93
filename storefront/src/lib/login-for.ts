/** The login page that comes back to this app path, query included [S2.011]. */
export const loginFor = (url: string) => `/login?redirect=${encodeURIComponent(url)}`
