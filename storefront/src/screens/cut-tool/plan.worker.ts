import type { CutJob } from '../../../../trade/cut/cut-job.ts'
import { planWithHair } from './plan-with-hair.ts'

self.addEventListener('message', ({ data }: MessageEvent<{ id: string; job: CutJob }>) => {
  // A worker answers only the page that made it.
  self.postMessage({ id: data.id, ...planWithHair(data.job) }, { transfer: [] })
})
