import type { FastifyInstance } from 'fastify'
import type { ChatDeployment } from '../api/env.tsx'
import { fileURLToPath } from 'node:url'
import type { LoginOption } from '../config/login-options.ts'
import type { Assets } from './read-assets.ts'

/** The pages' sources, as a development server has them now. */
export type Development = {
  assets: Assets
  /** Serves `/static` and reads the sources anew before each request. Register before all routes. */
  register(app: FastifyInstance): void
}

/** What an installation decides about the pages. The composition root fills it from the environment. */
export type StorefrontConfig = {
  /** No error details, no gallery, HSTS, only secure origins. */
  production: boolean
  /** PUBLIC_ORIGIN: scheme, host and port that shoppers see. */
  publicOrigin: string
  /** SIMULATORS_ORIGIN, outside production: the shop says that it runs in test mode. */
  simulatorsOrigin?: string
  /** Origins of the card processor in the page: of its library and fields, and of the frames where a bank asks. */
  card?: { fields: string; authentication: string }
  /** MAP_TILE_URL with {z}, {x}, {y}. */
  mapTileUrl?: string
  /** CHAT_…: the vendor's bootstrap and which deployment of it. */
  chat?: ChatDeployment
  /** ANALYTICS_…: the vendor's script in the page, and where our server sends page views. */
  analytics?: { id: string; scriptUrl: string; collectUrl: string; measurementId: string; apiSecret: string }
  /** MARKETING_SCRIPTS. */
  marketingScripts?: readonly string[]
  /** PERSONALIZATION_BASE_URL; the engine without it. */
  personalizationBaseUrl?: string
  personalizationClientId?: string
  /** PERSONALIZATION_SITE_ID: how that service names the shop, `<realm>-<site>`. */
  personalizationSiteId?: string
  /** LOGIN_OPTIONS: the ways to sign in; password alone without it. */
  loginOptions?: readonly LoginOption[]
  /** Development: sources in place of a build, and a policy that lets their styles in. */
  development?: Development
  /** Where the build lies; storefront/dist without it. */
  distDir?: string
  /** Bytes of compressed guest pages kept in memory; 64 MB without it. */
  pageCacheBytes?: number
  /** Pages made at the same time before others are asked to come back; 64 without it. */
  pagesAtOnce?: number
}

/** Checks what only the storefront can judge. Throws an error that begins with the variable's name. */
export const checkStorefrontConfig = (config: StorefrontConfig): StorefrontConfig => {
  const origin = URL.canParse(config.publicOrigin) ? new URL(config.publicOrigin) : undefined
  if (!origin || origin.origin !== config.publicOrigin) {
    throw new Error('PUBLIC_ORIGIN: must be an origin (https://shop.example), without path or query.')
  }
  if (config.loginOptions?.length === 0) {
    throw new Error('LOGIN_OPTIONS: must leave at least one way to sign in.')
  }
  return config
}

export const defaultDistDir = fileURLToPath(new URL('../../dist', import.meta.url))
