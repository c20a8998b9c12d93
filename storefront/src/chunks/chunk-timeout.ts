import { timings } from '../config/timings.ts'
import { ChunkLoadError } from './chunk-error.ts'

/** The work, or a chunk error of type `timeout` when it takes longer than 120 s [S9.013]. */
export const withChunkTimeout = <T>(work: Promise<T>, name: string): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError(name, 'timeout')), timings.chunkTimeout)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
