import { Agent, request } from 'node:http'

/**
 * A client that costs as little as one can: kept connections, no unpacking, the body counted and thrown away. What is
 * measured is the server.
 */
export const keepAliveClient = (connections: number) => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const ask = (url: string, method: string, headers: Record<string, string>, body?: string) =>
    new Promise<boolean>((resolve, reject) => {
      request(url, { agent, method, headers }, (answer) => {
        answer.resume()
        answer.on('end', () => resolve(answer.statusCode === 200))
        answer.on('error', reject)
      })
        .on('error', reject)
        .end(body)
    })
  const askByJson =
    (method: 'POST' | 'PATCH') => (url: string, headers: Record<string, string>, body: unknown) =>
      ask(url, method, { ...headers, 'content-type': 'application/json' }, JSON.stringify(body))
  return {
    /** Whether the answer was a 200 and came whole. */
    get: (url: string, headers: Record<string, string> = {}) => ask(url, 'GET', headers),
    post: askByJson('POST'),
    patch: askByJson('PATCH'),
    close: () => agent.destroy(),
  }
}
