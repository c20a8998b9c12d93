import type { FastifyPluginAsync } from 'fastify'
import { facebookSimulator } from './facebook/plugin.ts'
import { directory } from './directory.ts'
import { google } from './google.ts'
import { microsoft } from './microsoft.ts'
import { openIdSimulator } from './open-id/plugin.ts'
import type { SimulatorOptions } from './open-id/vendor.ts'

/** The simulated identity providers, each by its vendor's own protocol. */
export const identitySimulators = {
  directory: openIdSimulator(directory),
  google: openIdSimulator(google),
  microsoft: openIdSimulator(microsoft),
  facebook: facebookSimulator,
} as const satisfies Record<string, FastifyPluginAsync<SimulatorOptions>>

export type IdentitySimulator = keyof typeof identitySimulators
