import { isIP } from 'node:net'
import { type EngineConfig, engineVariables, readEngineConfig } from '../engine/src/config.ts'
import {
  isSocialProvider,
  type LoginOption,
  loginOptions as everyLoginOption,
} from '../storefront/src/config/login-options.ts'
import {
  ConfigError,
  type Environment,
  type EnvironmentReader,
  readEnvironment,
} from '../engine/src/environment.ts'
import { readVisitorVendors, type VisitorVendors, visitorVendorVariables } from './visitor-vendors.ts'

/** The variables that concern the process and the pages; the engine reads its own. */
export const processVariables = [
  'ROLE',
  'PORT',
  'HOST',
  'METRICS_PORT',
  'DATA_DIR',
  'ENGINE_URL',
  'TRUSTED_PROXIES',
  'LOG_LEVEL',
  'PAGE_CACHE_MB',
  'MAP_TILE_URL',
  ...visitorVendorVariables,
  'LOGIN_OPTIONS',
] as const

/** Read by the tests alone. */
export const testVariables = ['TEST_DATABASE_URL', 'CHROME_PATH'] as const

export const allVariables: readonly string[] = [...engineVariables, ...processVariables, ...testVariables]

type Reader = EnvironmentReader<(typeof processVariables)[number]>

export type Role = 'all' | 'engine' | 'storefront' | 'worker'
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

export type Config = {
  role: Role
  port: number
  host: string
  metricsPort: number | undefined
  dataDir: string
  /** Base URL of the engine that the pages call; absent: the one in this process. */
  engineUrl: string | undefined
  /** Addresses whose X-Forwarded-* headers are believed. */
  trustedProxies: string[]
  logLevel: LogLevel
  /** Of pages that are sent again while the engine's answers are the same, compressed. */
  pageCacheBytes: number
  mapTileUrl: string | undefined
  /** What else the shopper's browser meets: chat, analytics, marketing. */
  visitorVendors: VisitorVendors
  /** The ways to sign in that the pages offer, in the order of their buttons [S6.014]. */
  loginOptions: readonly LoginOption[]
  engine: EngineConfig
}

/** Reads the whole environment once. Throws ConfigError, whose one line names the variable. */
export const readConfig = (env: Environment): Config => {
  const read: Reader = readEnvironment(env)
  const role = read.choice('ROLE', ['all', 'engine', 'storefront', 'worker'])
  const port = read.port('PORT', 3000)
  const engine = readEngineConfig(env, {
    publicOrigin: `http://localhost:${port}`,
    simulatorsOrigin: `http://127.0.0.1:${port === 65_535 ? 65_534 : port + 1}`,
    servesEngine: role !== 'storefront',
  })
  if (role === 'storefront') read.required('ENGINE_URL', 'when ROLE=storefront')
  return {
    role,
    port,
    // The demo has well-known passwords, so it is offered to this machine alone unless told otherwise.
    host: read.text('HOST') ?? (engine.mode === 'production' ? '0.0.0.0' : 'localhost'),
    metricsPort: read.optionalPort('METRICS_PORT'),
    dataDir: read.text('DATA_DIR') ?? '.data',
    engineUrl: read.url('ENGINE_URL', ['https:', 'http:']),
    trustedProxies: trustedProxies(read),
    logLevel: read.text('LOG_LEVEL')
      ? read.choice('LOG_LEVEL', logLevels)
      : engine.mode === 'demo'
        ? 'warn'
        : 'info',
    pageCacheBytes: read.count('PAGE_CACHE_MB', 64) * 1024 * 1024,
    mapTileUrl: read.url('MAP_TILE_URL', ['https:', 'http:']),
    visitorVendors: readVisitorVendors(read, engine.simulatorsOrigin),
    loginOptions: loginOptions(read, Object.keys(engine.identityProviders)),
    engine,
  }
}

/** Named ones, else password, mailed link and every identity provider that has settings. */
const loginOptions = (read: Reader, providers: readonly string[]): LoginOption[] => {
  const named = read.text('LOGIN_OPTIONS')?.split(',')
  if (!named) return everyLoginOption.filter((one) => !isSocialProvider(one) || providers.includes(one))
  return named.map((name) => {
    const option = everyLoginOption.find((one) => one === name.trim())
    if (!option)
      throw new ConfigError(
        'LOGIN_OPTIONS',
        `must list some of ${everyLoginOption.join(', ')}, not "${name}".`,
      )
    if (isSocialProvider(option) && !providers.includes(option))
      throw new ConfigError(
        'LOGIN_OPTIONS',
        `names ${option}, which has no IDP_${option.toUpperCase()}_CLIENT_ID.`,
      )
    return option
  })
}

const ranges = ['loopback', 'linklocal', 'uniquelocal']

const trustedProxies = (read: Reader) => {
  const entries = (read.text('TRUSTED_PROXIES') ?? '').split(',').flatMap((entry) => entry.trim() || [])
  for (const entry of entries) {
    const [address = '', bits = '0'] = entry.split('/')
    const width = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
    if (ranges.includes(entry) || (/^\d+$/.test(bits) && Number(bits) <= width)) continue
    throw new ConfigError(
      'TRUSTED_PROXIES',
      `must list addresses, networks (10.0.0.0/8) or ${ranges.join(', ')}, not "${entry}".`,
    )
  }
  return entries
}
