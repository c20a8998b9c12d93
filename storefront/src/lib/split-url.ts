/** Path, query (without `?`) and hash (with `#`) of a URL without origin, byte for byte. */
export const splitUrl = (url: string) => {
  const hashAt = url.indexOf('#')
  const hash = hashAt < 0 ? '' : url.slice(hashAt)
  const rest = hashAt < 0 ? url : url.slice(0, hashAt)
  const queryAt = rest.indexOf('?')
  return {
    path: queryAt < 0 ? rest : rest.slice(0, queryAt),
    query: queryAt < 0 ? '' : rest.slice(queryAt + 1),
    hash,
  }
}
