import { useEffect, useRef, useState } from 'react'
import type { CutJob } from '../../../../trade/cut/cut-job.ts'
import { planCuts } from '../../../../trade/cut/plan-cuts.ts'
import { type Planned, planWithHair } from './plan-with-hair.ts'

/** Jobs that are planned at once, also by the server: larger ones go to the worker. */
const isSmall = ({ cuts }: CutJob): boolean => cuts.length <= 12

/** Jobs of which even what a hair less would save is looked for at once. */
const isTiny = ({ cuts }: CutJob): boolean => cuts.length <= 4

/** What the page itself plans of a job; `whole` where nothing is left for the worker. */
const planInPage = (job: CutJob): Partial<Planned> & { whole: boolean } => {
  if (isTiny(job)) return { ...planWithHair(job), whole: true }
  return isSmall(job) ? { plan: planCuts(job), whole: false } : { whole: false }
}

type PlanState = Partial<Planned> & { key: string; whole: boolean }

/** The plan of a job. Large jobs are planned beside the page; until their plan is there the one before stays, `pending`. */
export const useCutPlan = (job: CutJob): Partial<Planned> & { pending: boolean } => {
  const key = JSON.stringify(job)
  const [latest, setLatest] = useState<PlanState>(() => ({ key, ...planInPage(job) }))
  const worker = useRef<Worker>(undefined)
  useEffect(() => () => worker.current?.terminate(), [])
  useEffect(() => {
    if (latest.key === key && latest.whole) return undefined
    const wanted: CutJob = JSON.parse(key)
    if (latest.key !== key && isSmall(wanted)) {
      setLatest({ key, ...planInPage(wanted) })
      return undefined
    }
    worker.current ??= new Worker(new URL('./plan.worker.ts', import.meta.url), { type: 'module' })
    const current = worker.current
    const take = ({ data }: MessageEvent<{ id: string } & Planned>) => {
      if (data.id === key) setLatest({ key, plan: data.plan, hair: data.hair, whole: true })
    }
    current.addEventListener('message', take)
    current.postMessage({ id: key, job: wanted }, { transfer: [] })
    return () => current.removeEventListener('message', take)
  }, [key, latest])
  return { plan: latest.plan, hair: latest.hair, pending: latest.key !== key || latest.plan === undefined }
}
