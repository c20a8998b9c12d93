import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEnv } from '../../api/env.tsx'
import { isUnderWay, type JobExecution, type JobParameters, jobs } from '../../api/jobs.ts'
import { problemText } from '../problem/index.ts'
import { saveFile } from '../../lib/save-file.ts'
import { showToast } from '../../ui/index.ts'

const pollMs = 1_000

export const isOver = (job: Pick<JobExecution, 'executionStatus'>): boolean => !isUnderWay(job)

const paramsOf = ({ jobId, id }: Pick<JobExecution, 'jobId' | 'id'>) => ({ jobId, executionId: id })

/** What somebody has asked for, the newest first; looked at again while any of it is under way. */
export const useJobs = (limit: number) => {
  const { call } = useEnv()
  return useQuery({
    queryKey: [jobs.getJobExecutions, limit],
    queryFn: ({ signal }) => call(jobs.getJobExecutions, { query: { limit }, signal }),
    refetchInterval: ({ state }) => (state.data?.data.every(isOver) === false ? pollMs : false),
  })
}

/** One of them, followed to its end. */
export const useJob = (job: { jobId: string; id: string } | undefined) => {
  const { call } = useEnv()
  const queries = useQueryClient()
  return useQuery({
    queryKey: [jobs.getJobExecution, job?.id],
    queryFn: async ({ signal }) => {
      const found = await call(jobs.getJobExecution, {
        params: paramsOf(job ?? { jobId: '', id: '' }),
        signal,
      })
      if (isOver(found)) void queries.invalidateQueries({ queryKey: [jobs.getJobExecutions] })
      return found
    },
    enabled: job !== undefined,
    refetchInterval: ({ state }) => (state.data && isOver(state.data) ? false : pollMs),
  })
}

/** Begins, ends and fetches. */
export const useJobActions = () => {
  const { call, t } = useEnv()
  const queries = useQueryClient()
  const onError = (error: unknown) => showToast(problemText(t, error), { tone: 'bad' })
  const onSettled = () =>
    Promise.all(
      [jobs.getJobExecutions, jobs.getJobExecution].map((name) =>
        queries.invalidateQueries({ queryKey: [name] }),
      ),
    )
  const begin = useMutation({
    mutationFn: ({ jobId, parameters }: { jobId: string; parameters: JobParameters }) =>
      call(jobs.createJobExecution, { params: { jobId }, body: { parameters } }),
    onError,
    onSettled,
  })
  const abort = useMutation({
    mutationFn: (job: JobExecution) => call(jobs.abortJobExecution, { params: paramsOf(job) }),
    onError,
    onSettled,
  })
  const download = useMutation({
    mutationFn: async ({ job, name }: { job: JobExecution; name: string }) => {
      const blob = await call.file(jobs.getJobResult, { params: paramsOf(job) })
      saveFile(name, blob, blob.type)
    },
    onError,
  })
  return { begin, abort, download }
}
