import { expect } from 'vitest'
import type { OrderShop } from '../../orders/testing.ts'
import { runExecution, runImport } from '../run-execution.ts'
import { isExportId } from '../exports/exports.ts'
import type { ImportReport } from './import-report.ts'

const base = '/operation/jobs/v1/organizations/f_ecom_lmna_001'

export type JobAnswer = {
  id: string
  size: number
  isComplete: boolean
  executionStatus: string
  c_done: number
  c_total: number
  c_message?: string
  c_report: ImportReport
  c_faultsLink?: string
  c_resultLink?: string
}

/** Uploads files and runs imports of them, and exports, by calls, as a client with this token. */
export const importsAs = (shop: OrderShop, token: string) => {
  const call = (method: string, path: string, body?: unknown, as = token) =>
    shop.call<JobAnswer>(method, `${base}${path}`, { as, ...(body === undefined ? {} : { body }) })
  const send = (method: string, path: string, body: Buffer | string, as = token) =>
    shop.call<JobAnswer>(method, `${base}${path}`, {
      as,
      headers: { 'content-type': 'application/octet-stream' },
      body: Buffer.from(body),
    })
  const upload = async (name: string, body: Buffer | string, as = token) => {
    const { status, body: file } = await send('POST', `/files?siteId=Lamina&name=${name}`, body, as)
    expect(status).toBe(201)
    return file.id
  }
  const begin = async (jobId: string, parameters: object, as = token) => {
    const asked = await call('POST', `/jobs/${jobId}/executions?siteId=Lamina`, { parameters }, as)
    expect(asked.status, JSON.stringify(asked.body)).toBe(202)
    return asked.body.id
  }
  /** Takes up the work, as a worker does. */
  const work = async (executionId: string, turn = 0) =>
    runImport.run(await shop.engine.merchantContext(), { executionId, turn })
  const outcome = async (jobId: string, id: string) =>
    (await call('GET', `/jobs/${jobId}/executions/${id}?siteId=Lamina`)).body
  const run = async (jobId: string, parameters: object) => {
    const id = await begin(jobId, parameters)
    if (isExportId(jobId))
      await runExecution.run(await shop.engine.merchantContext(), { executionId: id, turn: 0 })
    else await work(id)
    return outcome(jobId, id)
  }
  return { call, send, upload, begin, work, outcome, run }
}
