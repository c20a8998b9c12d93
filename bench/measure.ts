/** What a round of calls gave. Times in milliseconds. */
export type Sample = {
  /** Processor time of the servers per call, while it is asked. */
  cpuMs: number
  /** The same with what prepares a call, and what the servers do once it is answered; equal where nothing is prepared. */
  cpuWithPreparationMs: number
  perSecond: number
  p50: number
  p95: number
  p99: number
  failures: number
  /** What each call took, ascending. */
  times: readonly number[]
}

export const percentile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0

export const median = (values: readonly number[]): number =>
  percentile(
    values.toSorted((a, b) => a - b),
    0.5,
  )

export type Subject = {
  name: string
  /** What comes before each call and is not measured; its result is handed to the call. */
  prepare?: (loop: number) => Promise<string>
  /** The call; answers whether it went well. */
  runOnce: (loop: number, prepared: string) => Promise<boolean>
}

export type Plan = {
  loops: number
  seconds: number
  /** Milliseconds that the measured servers have used so far. */
  processorTime: () => number
}

/**
 * Calls a subject from several loops for a while. The rate counts the time inside the calls alone; what has to be
 * prepared is prepared for all loops before all call together, so that no call waits for another's preparation.
 */
export const measure = async (
  { runOnce, prepare }: Subject,
  { loops, seconds, processorTime }: Plan,
): Promise<Sample> => {
  const times: number[] = []
  let failures = 0
  const usedBefore = processorTime()
  let usedInCalls = 0
  const until = performance.now() + seconds * 1000
  const call = async (index: number, prepared: string) => {
    const before = performance.now()
    const well = await runOnce(index, prepared)
    times.push(performance.now() - before)
    if (!well) failures++
  }
  const fromAllLoops = <T>(work: (index: number) => Promise<T>) =>
    Promise.all(Array.from({ length: loops }, (_, index) => work(index)))
  if (prepare) {
    while (performance.now() < until) {
      const prepared = await fromAllLoops(prepare)
      const used = processorTime()
      await fromAllLoops((index) => call(index, prepared[index] ?? ''))
      usedInCalls += processorTime() - used
    }
  } else {
    await fromAllLoops(async (index) => {
      while (performance.now() < until) await call(index, '')
    })
  }
  const used = processorTime() - usedBefore
  const inside = times.reduce((sum, time) => sum + time, 0) / 1000
  const sorted = times.toSorted((a, b) => a - b)
  return {
    cpuMs: (prepare ? usedInCalls : used) / times.length,
    cpuWithPreparationMs: used / times.length,
    perSecond: (times.length * loops) / inside,
    p50: percentile(sorted, 0.5),
    p95: percentile(sorted, 0.95),
    p99: percentile(sorted, 0.99),
    failures,
    times: sorted,
  }
}

/** The medians of a subject over the rounds that count. */
export type Measured = Omit<Sample, 'times'> & { name: string }

/** Measures subjects in turn, round after round; the first round warms up and is dropped. */
export const alternate = async (
  subjects: readonly Subject[],
  { rounds, ...plan }: Plan & { rounds: number },
): Promise<Measured[]> => {
  const samples = subjects.map(() => [] as Sample[])
  for (let round = 0; round <= rounds; round++) {
    for (const [index, subject] of subjects.entries()) {
      const sample = await measure(subject, plan)
      if (round > 0) samples[index]?.push(sample)
    }
  }
  return subjects.map(({ name }, index) => {
    const own = samples[index] ?? []
    const of = (pick: (sample: Sample) => number) => median(own.map(pick))
    return {
      name,
      cpuMs: of((one) => one.cpuMs),
      cpuWithPreparationMs: of((one) => one.cpuWithPreparationMs),
      perSecond: of((one) => one.perSecond),
      p50: of((one) => one.p50),
      p95: of((one) => one.p95),
      p99: of((one) => one.p99),
      failures: own.reduce((sum, one) => sum + one.failures, 0),
    }
  })
}
