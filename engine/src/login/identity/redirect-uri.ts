import type { Client } from '../client.ts'
import { invalidRequest } from '../problems.ts'

const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Exactly one way to read it: what a browser would repair is refused. */
const isPlain = (uri: string) => /^https?:\/\/[^\s\\@#]+$/.test(uri) && URL.canParse(uri)

const isLoopback = (uri: string) => {
  const { hostname, username, password } = new URL(uri)
  return loopbackHosts.has(hostname) && username === '' && password === ''
}

const isExactly = (entry: string, uri: string, publicOrigin: string) =>
  uri === (entry.startsWith('/') ? publicOrigin + entry : entry)

const matches = (entry: string, uri: string, publicOrigin: string) =>
  entry === 'loopback' ? isLoopback(uri) : isExactly(entry, uri, publicOrigin)

/**
 * Whether an address is registered: an exact match, an address of the shop's own origin, or, where the client says
 * `loopback`, any port of this machine.
 */
export const isRegisteredRedirect = (client: Client, uri: string, publicOrigin: string): boolean =>
  isPlain(uri) && client.redirectUris.some((entry) => matches(entry, uri, publicOrigin))

/**
 * Whether the server may call an address: an exact match alone. `loopback` is for the browser of whoever develops; a
 * server that called any port of its own machine would hand tokens to whatever listens there.
 */
export const isRegisteredCallback = (client: Client, uri: string, publicOrigin: string): boolean =>
  isPlain(uri) && client.redirectUris.some((entry) => isExactly(entry, uri, publicOrigin))

/** Lets only registered addresses pass. Problem: 400. */
export const checkRedirectUri = (client: Client, uri: string, publicOrigin: string): void => {
  if (!isRegisteredRedirect(client, uri, publicOrigin)) {
    throw invalidRequest("redirect_uri doesn't match the registered redirects.")
  }
}

/** The redirect with its answer in the query. Members without a value are left out. */
export const redirectWith = (uri: string, answer: Record<string, string | undefined>): string => {
  const url = new URL(uri)
  for (const [name, value] of Object.entries(answer)) {
    if (value !== undefined && value !== '') url.searchParams.set(name, value)
  }
  return url.toString()
}
