import { useMutation } from '@tanstack/react-query'
import { useEnv } from '../../api/env.tsx'
import { showToast } from '../../ui/index.ts'
import { messages } from './messages.ts'

/** A step on some rows, in one press. */
type QuickStep<Row> = {
  rows: readonly Row[]
  step(row: Row): Promise<unknown>
  /** Says of how many it was done. */
  done(n: number): string
  /** What takes it back, where it has an exact inverse. */
  undo?: Pick<QuickStep<Row>, 'step' | 'done'>
}

type QuickStepsOptions<Row> = {
  /** What a row is called among those that were refused. */
  nameOf(row: Row): string
  refused(names: string): string
  /** After the last row, whatever became of it. */
  onSettled(): unknown
}

/** Takes a step on the rows that are selected, one after the other, without asking first; a toast tells what it came to and takes it back. */
export const useQuickSteps = <Row>({ nameOf, refused, onSettled }: QuickStepsOptions<Row>) => {
  const { t } = useEnv()
  const steps = useMutation({
    mutationFn: async ({ rows, step }: QuickStep<Row>) => {
      const [changed, left]: [Row[], Row[]] = [[], []]
      for (const row of rows)
        try {
          await step(row)
          changed.push(row)
        } catch {
          left.push(row)
        }
      return { changed, left }
    },
    onSuccess: ({ changed, left }, { done, undo }) => {
      const back = undo && {
        undo: { label: t(messages.undo), run: () => steps.mutate({ rows: changed, ...undo }) },
      }
      if (changed.length > 0) showToast(done(changed.length), back)
      if (left.length > 0) showToast(refused(left.map(nameOf).join(', ')), { tone: 'bad' })
    },
    onSettled,
  })
  return steps
}
