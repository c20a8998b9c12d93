import type { CutJob } from '../../../../trade/cut/cut-job.ts'
import { planCuts } from '../../../../trade/cut/plan-cuts.ts'

self.addEventListener('message', ({ data }: MessageEvent<{ id: string; job: CutJob }>) => {
  // A worker answers only the page that made it.
  self.postMessage({ id: data.id, plan: planCuts(data.job) }, { transfer: [] })
})
