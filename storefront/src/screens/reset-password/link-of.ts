/** What a mailed link carries; both parts or none [S2.005]. */
export const linkOf = (search: URLSearchParams): { token: string; email: string } | undefined => {
  const token = search.get('token')
  const email = search.get('email')
  return token && email ? { token, email } : undefined
}
