const utf8 = new TextDecoder('utf-8', { fatal: true })

// Browsers' btoa writes Latin-1 where everybody else writes UTF-8.
const decode = (bytes: Buffer) => {
  try {
    return utf8.decode(bytes)
  } catch {
    return bytes.toString('latin1')
  }
}

/** Name and password of an `Authorization: Basic` header; undefined when it is none. */
export const basicCredentials = (
  header: string | undefined,
): { name: string; password: string } | undefined => {
  const [, encoded] = /^basic +([A-Za-z0-9+/=_-]+) *$/i.exec(header ?? '') ?? []
  if (!encoded) return undefined
  const pair = decode(Buffer.from(encoded, 'base64'))
  const colon = pair.indexOf(':')
  return colon < 0 ? undefined : { name: pair.slice(0, colon), password: pair.slice(colon + 1) }
}
