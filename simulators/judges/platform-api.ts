import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { openApiJudge } from './open-api.ts'
import type { RecordedAnswer } from './recorded-answers.ts'

/** The platform's descriptions of its API, from the repository of its official client. */
const folder = join(import.meta.dirname, '.platform/apis')

export const isPlatformThere = existsSync(folder)

type Family = { name: string; base: string; judge: ReturnType<typeof openApiJudge> }

/** A folder has a name with its version: `shopper-orders-oas-1.15.0`. */
const readFamily = (name: string): Family[] => {
  const file = readdirSync(join(folder, name)).find((one) => one.endsWith('.yaml'))
  if (!file) return []
  const document = parse(readFileSync(join(folder, name, file), 'utf8'), { merge: true })
  const base = new URL(document.servers[0].url.replace('{shortCode}', 'x')).pathname
  return [{ name: name.replace('-oas', ''), base, judge: openApiJudge(document, { close: false }) }]
}

export type PlatformVerdict = { description: string; route: string; faults: string[] }

/**
 * Gives the judge of answers: the operation and what of an answer differs from its description; undefined for calls
 * of the shop's own.
 */
export const openPlatformApi = () => {
  const families = readdirSync(folder).flatMap(readFamily)
  return ({ method, path, status, body }: RecordedAnswer): PlatformVerdict | undefined => {
    const family = families.find(({ base }) => path.startsWith(`${base}/`))
    const operation = family?.judge.find(method, path.slice(family.base.length))
    if (!family || !operation) return undefined
    const faults = family.judge.faults(operation, { method, path, request: undefined, status, answer: body })
    return { description: family.name, route: operation.route, faults }
  }
}
