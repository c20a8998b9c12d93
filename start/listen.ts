import type { FastifyInstance } from 'fastify'
import { StartError } from './start-error.ts'

/** Listens, or throws a StartError that names the variable to change. Answers the address for people. */
export const listen = async (
  app: FastifyInstance,
  address: { host: string; port: number; variable: string },
): Promise<string> => {
  const { host, port, variable } = address
  try {
    return await app.listen({ host, port })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE') {
      throw new StartError(
        `${variable}: port ${port} on ${host} is in use by another program; choose another port.`,
      )
    }
    if (code === 'EACCES') throw new StartError(`${variable}: this user may not listen on port ${port}.`)
    if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL') {
      throw new StartError(`HOST: ${host} is not an address of this machine.`)
    }
    throw error
  }
}
