export type ChunkFailure = 'missing' | 'timeout' | 'error'

/** A route's script did not come [S8.039]. */
export class ChunkLoadError extends Error {
  readonly type: ChunkFailure

  constructor(chunk: string, type: ChunkFailure) {
    super(`Loading chunk ${chunk} failed. (${type})`)
    this.name = 'ChunkLoadError'
    this.type = type
  }
}

const words =
  /Loading (?:CSS )?chunk .* ?failed|dynamically imported module|Importing a module script failed|Unable to preload CSS/i

/** Whether an error is about code that did not load, in the words of any browser or bundler [S8.039]. */
export const isChunkError = (error: unknown): error is Error =>
  error instanceof Error && (error.name === 'ChunkLoadError' || words.test(error.message))

/** How it failed: `missing` (not on the server any more), `timeout`, or `error`. */
export const chunkFailure = (error: Error): ChunkFailure => {
  if (error instanceof ChunkLoadError) return error.type
  const named = /\b(missing|timeout)\b/.exec(error.message)?.[1]
  return named === 'missing' || named === 'timeout' ? named : 'error'
}
