/** One server of a `DATABASE_URL`: where it listens, and the address of the database there alone. */
export type Server = { host: string; port: number; url: string }

/** Scheme and user, the servers with commas between them, the rest. */
const shape = /^(postgres(?:ql)?:\/\/(?:[^@/]*@)?)([^/?]*)(.*)$/
const wanted = /[?&]target_session_attrs=([^&]*)/
/** What libpq calls a server that can be written to. */
const writable = new Set(['read-write', 'primary'])

const defaultPort = 5432

const readServer = (before: string, text: string, after: string): Server | undefined => {
  const url = `${before}${text}${after}`
  if (!URL.canParse(url)) return undefined
  const { hostname, port } = new URL(url)
  return { host: hostname.replace(/^\[(.+)\]$/, '$1'), port: Number(port) || defaultPort, url }
}

/**
 * The servers of a URL as libpq reads it: `postgresql://user:password@one:5432,two:5432/shop?target_session_attrs=read-write`.
 * Undefined where it is no such URL, names a server twice, or wants of several servers anything but the one that can be written to.
 */
export const readServers = (url: string): Server[] | undefined => {
  const [, before = '', list = '', after = ''] = shape.exec(url) ?? []
  const texts = list.split(',')
  const [, want] = wanted.exec(after) ?? []
  if (want !== undefined && !writable.has(want)) return undefined
  if (texts.length > 1 && want === undefined) return undefined
  const rest = after.replace(wanted, (found) => (found.startsWith('?') ? '?' : '')).replace(/\?&/, '?')
  const servers = texts.map((text) => readServer(before, text, rest.replace(/\?$/, '')))
  if (texts.length !== new Set(texts).size) return undefined
  return servers.every((server) => server !== undefined) ? servers : undefined
}
