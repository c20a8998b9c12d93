import { once } from 'node:events'
import { createServer } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { StartError } from './start-error.ts'

export type Address = { host: string; port: number; variable: string }

/** Throws a StartError when the port is taken: better told before the long work of a first start than after it. */
export const probePort = async (address: Address): Promise<void> => {
  const probe = createServer()
  try {
    await once(probe.listen(address.port, address.host), 'listening')
  } catch (error) {
    throw explainListenError(error, address)
  }
  await new Promise((resolve) => probe.close(resolve))
}

/** Listens, or throws a StartError that names the variable to change. */
export const listen = async (app: FastifyInstance, address: Address): Promise<void> => {
  try {
    await app.listen({ host: address.host, port: address.port })
  } catch (error) {
    throw explainListenError(error, address)
  }
}

const explainListenError = (error: unknown, { host, port, variable }: Address): unknown => {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new StartError(
        `${variable}: port ${port} on ${host} is in use by another program; choose another port.`,
      )
    case 'EACCES':
      return new StartError(`${variable}: this user may not listen on port ${port}.`)
    case 'ENOTFOUND':
    case 'EADDRNOTAVAIL':
      return new StartError(`HOST: ${host} is not an address of this machine.`)
    default:
      return error
  }
}
