import { useEffect, useRef, useState } from 'react'
import type { CutJob, CutPlan } from '../../../../trade/cut/cut-job.ts'
import { planCuts } from '../../../../trade/cut/plan-cuts.ts'

/** Jobs that are planned at once, also by the server: larger ones go to the worker. */
const isSmall = ({ cuts }: CutJob): boolean => cuts.length <= 12

/** The plan of a job. Large jobs are planned beside the page; until their plan is there the one before stays, `pending`. */
export const useCutPlan = (job: CutJob): { plan: CutPlan | undefined; pending: boolean } => {
  const key = JSON.stringify(job)
  const [planned, setPlanned] = useState(() => ({ key, plan: isSmall(job) ? planCuts(job) : undefined }))
  const worker = useRef<Worker>(undefined)
  useEffect(() => () => worker.current?.terminate(), [])
  useEffect(() => {
    if (planned.key === key && planned.plan) return undefined
    const wanted: CutJob = JSON.parse(key)
    if (isSmall(wanted)) {
      setPlanned({ key, plan: planCuts(wanted) })
      return undefined
    }
    worker.current ??= new Worker(new URL('./plan.worker.ts', import.meta.url), { type: 'module' })
    const current = worker.current
    const take = ({ data }: MessageEvent<{ id: string; plan: CutPlan }>) => {
      if (data.id === key) setPlanned({ key, plan: data.plan })
    }
    current.addEventListener('message', take)
    current.postMessage({ id: key, job: wanted }, { transfer: [] })
    return () => current.removeEventListener('message', take)
  }, [key, planned])
  return { plan: planned.plan, pending: planned.key !== key || planned.plan === undefined }
}
