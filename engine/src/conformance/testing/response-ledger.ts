import { operations } from './cases.ts'
import { faultsOfAnswer } from './published-types.ts'

/** What the engine was seen to answer: the successes and problems of each operation. */
export type ResponseLedger = {
  record(method: string, url: string, answer: Response): Promise<void>
  /** `404 basket-not-found`, or the status of a success. */
  answersOf(operation: string): ReadonlySet<string>
  /** What of the successes differs from the types of the platform's client: `getProduct .id: required, absent`. */
  faults(): string[]
  /** Operations whose successes were compared with such a type. */
  compared(): ReadonlySet<string>
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
  const faults = new Set<string>()
  const compared = new Set<string>()
  const compare = async (name: string, answer: Response) => {
    if (!answer.ok || !answer.headers.get('content-type')?.includes('json')) return
    const text = await answer.text()
    const found = text === '' ? undefined : faultsOfAnswer(name, JSON.parse(text))
    if (!found) return
    compared.add(name)
    for (const fault of found) faults.add(`${name} ${fault}`)
  }
  return {
    faults: () => [...faults].toSorted(),
    compared: () => compared,
    record: async (method, url, answer) => {
      const name = operationAt(method.toUpperCase(), new URL(url).pathname)
      if (!name) throw new Error(`no operation at ${method} ${url}`)
      await compare(name, answer.clone())
      const word =
        answer.status < 400 ? String(answer.status) : `${answer.status} ${slugIn(await answer.text())}`
      answers.set(name, (answers.get(name) ?? new Set()).add(word))
    },
    answersOf: (operation) => answers.get(operation) ?? new Set(),
  }
}
