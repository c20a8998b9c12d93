import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type RecordedAnswer, recordedAnswers } from './recorded-answers.ts'

/**
 * A setup file of tests: what the engine answers in them is kept, for a judge that reads it afterwards. The tests know
 * nothing of it.
 */
const network = globalThis.fetch
mkdirSync(recordedAnswers, { recursive: true })
const file = join(recordedAnswers, `${process.pid}.jsonl`)

const keep = async (method: string, url: string, answer: Response) => {
  const { pathname } = new URL(url)
  if (!pathname.includes('/organizations/')) return
  const type = answer.headers.get('content-type') ?? ''
  const text = await answer.text()
  const isJson = type.includes('json') && text !== ''
  const kept: RecordedAnswer = {
    method: method.toUpperCase(),
    path: pathname,
    status: answer.status,
    ...(isJson ? { body: JSON.parse(text) } : {}),
  }
  appendFileSync(file, `${JSON.stringify(kept)}\n`)
}

globalThis.fetch = async (input, init) => {
  const answer = await network(input, init)
  const { url, method } = input instanceof Request ? input : { url: String(input), method: 'GET' }
  await keep(init?.method ?? method, url, answer.clone())
  return answer
}
