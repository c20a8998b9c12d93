import { operations } from './cases.ts'

/** What the engine was seen to answer: the successes and problems of each operation. */
export type ResponseLedger = {
  record(method: string, url: string, answer: Response): Promise<void>
  /** `404 basket-not-found`, or the status of a success. */
  answersOf(operation: string): ReadonlySet<string>
}

const escapeRegExp = (text: string) => text.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&')

const routes = operations.map(({ name, route }) => {
  const [method = '', path = ''] = route.split(' ')
  const pattern = escapeRegExp(path.replaceAll(/\{\w+\}/g, '%'))
    .replaceAll('%', '[^/]+')
    .replace('\\*', '.*')
  return {
    name,
    method,
    pattern: new RegExp(`^${pattern}$`),
    literal: !/\{(?!organizationId|siteId)/.test(path),
  }
})

const operationAt = (method: string, path: string) => {
  const fitting = routes.filter((one) => one.method === method && one.pattern.test(path))
  return (fitting.find(({ literal }) => literal) ?? fitting[0])?.name
}

/** The slug of a problem, or what an OAuth body calls it. */
const slugIn = (text: string) => {
  const body = JSON.parse(text || '{}') as { type?: string; error?: string }
  return body.type?.split('/').at(-1) ?? body.error?.replaceAll('_', '-') ?? ''
}

export const openResponseLedger = (): ResponseLedger => {
  const answers = new Map<string, Set<string>>()
  return {
    record: async (method, url, answer) => {
      const name = operationAt(method.toUpperCase(), new URL(url).pathname)
      if (!name) throw new Error(`no operation at ${method} ${url}`)
      const word =
        answer.status < 400 ? String(answer.status) : `${answer.status} ${slugIn(await answer.text())}`
      answers.set(name, (answers.get(name) ?? new Set()).add(word))
    },
    answersOf: (operation) => answers.get(operation) ?? new Set(),
  }
}
