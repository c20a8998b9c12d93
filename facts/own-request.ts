/** The headers of a request that tell which site it comes from. */
type Request = {
  method: string
  headers: {
    origin?: string | undefined
    host?: string | undefined
    'sec-fetch-site'?: string | string[] | undefined
  }
}

const isRead = (method: string) => method === 'GET' || method === 'HEAD'

/**
 * Whether a call that would use a session's cookies comes from our own pages. The header that asks for cookies is
 * itself one that another site cannot send without a preflight we never grant; Origin and Fetch-Metadata are the
 * second and third lock.
 */
export const isOwnRequest = ({ method, headers }: Request, publicOrigin: string): boolean => {
  const { origin, host, 'sec-fetch-site': fetchSite } = headers
  if (fetchSite && fetchSite !== 'same-origin' && !(fetchSite === 'none' && isRead(method))) return false
  if (origin === undefined) return true
  if (origin === publicOrigin) return true
  if (!URL.canParse(origin) || new URL(origin).host !== host) return false
  // Whoever stands in the line of a shop over https can play its http twin.
  return origin.startsWith('https:') || !publicOrigin.startsWith('https:')
}
