import { userInfo } from 'node:os'
import pg, { type ClientConfig } from 'pg'
import { GatheringSocket } from './gathering-socket.ts'
import { followPrimary, type Primary } from './primary.ts'
import { readServers } from './server-list.ts'

/** A URL without a user means whoever runs the process, as libpq has it, wherever `USER` is not set (services, containers). */
const nameUser = () => {
  try {
    pg.defaults.user = userInfo().username
  } catch {
    // An account without a name: the driver's own default stands.
  }
}
nameUser()

/** One for each cluster of this process, however many pools and connections lead there. */
const primaries = new Map<string, Primary>()

/**
 * What the driver has to know to connect: to the server of the URL, or, where it names several, to the one that is the
 * primary when the connection is opened.
 */
export const connectTo = (url: string): Pick<ClientConfig, 'connectionString' | 'stream'> => {
  const servers = readServers(url)
  const [first] = servers ?? []
  if (!servers || !first || servers.length === 1)
    return { connectionString: first?.url ?? url, stream: () => new GatheringSocket() }
  const primary = primaries.get(url) ?? followPrimary(servers)
  primaries.set(url, primary)
  return { connectionString: first.url, stream: primary.openSocket }
}
