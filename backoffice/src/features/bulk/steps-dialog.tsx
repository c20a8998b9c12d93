import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { writeCsv } from '../../../../facts/write-csv.ts'
import { useEnv } from '../../api/env.tsx'
import { saveFile } from '../../lib/save-file.ts'
import { Skeleton } from '../../ui/index.ts'
import { BulkFrame, type Stage } from './bulk-frame.tsx'
import styles from './bulk.module.css'
import { messages } from './messages.ts'
import { reasonOf } from './outcome-report.tsx'
import { noOutcomes, type Outcomes } from './outcomes.ts'
import { runSteps } from './run-steps.ts'

/** Before a step is tried again that came too soon after others. */
const pauseMs = 2_000

export type StepsDialogProps<Row> = {
  /** The step; also what its button says. */
  title: string
  /** What it will do to so many. */
  why(n: number): string
  /** All rows that match, each with the revision that its step names. */
  load(): Promise<readonly Row[]>
  /** Whether the step would change a row. */
  applies?(row: Row): boolean
  /** What it is called in the list of what was not done. */
  nameOf(row: Row): string
  step(row: Row): Promise<unknown>
  /** Takes the step on a row back, where it has an exact inverse. */
  undo?(row: Row): Promise<unknown>
  /** Fields that the step asks for. */
  fields?: ReactNode
  /** Whether these hold what it needs. */
  isFilled?: boolean
  /** After some or all of it was done. */
  onDone(): void
  onClose(): void
}

const allApply = () => true

/**
 * A step on every row that matches, one call each: what it will do, how far it is, what it came to. It is done in this window;
 * who leaves it stops it.
 */
export const StepsDialog = <Row,>(props: StepsDialogProps<Row>) => {
  const {
    title,
    why,
    load,
    applies = allApply,
    nameOf,
    step,
    undo,
    fields,
    isFilled = true,
    onDone,
    onClose,
  } = props
  const { t, format } = useEnv()
  const [running, setRunning] = useState<{ total: number; outcomes: Outcomes; isOver: boolean }>()
  const [failure, setFailure] = useState<unknown>()
  const [isStopping, setStopping] = useState(false)
  const isStopped = useRef(false)
  /** Rows whose step was taken, until it is taken back. */
  const taken = useRef<Row[]>([])
  const id = useId()
  const found = useQuery({
    queryKey: ['bulk', id],
    queryFn: load,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const rows = found.data?.filter(applies) ?? []
  const left = (found.data?.length ?? 0) - rows.length
  const isRunning = running?.isOver === false
  useEffect(() => {
    if (!isRunning) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isRunning])
  useEffect(() => () => void (isStopped.current = true), [])
  const run = async (chosen: readonly Row[], take: (row: Row) => Promise<unknown>) => {
    isStopped.current = false
    setStopping(false)
    setFailure(undefined)
    setRunning({ total: chosen.length, outcomes: noOutcomes, isOver: false })
    try {
      await runSteps({
        rows: chosen,
        nameOf,
        step: take,
        pause: () => new Promise((resolve) => setTimeout(resolve, pauseMs)),
        isStopped: () => isStopped.current,
        onDone: (outcomes) => setRunning({ total: chosen.length, outcomes, isOver: false }),
      })
    } catch (error) {
      setFailure(error)
    }
    setRunning((now) => now && { ...now, isOver: true })
    onDone()
  }
  const start = () =>
    run(rows, async (row) => {
      await step(row)
      taken.current.push(row)
    })
  const takeBack = undo && (() => void run(taken.current.splice(0), undo))
  const stop = () => {
    isStopped.current = true
    setStopping(true)
  }
  const stageOf = (): Stage => {
    if (!running) return { is: 'asking', canStart: rows.length > 0 && isFilled, start: () => void start() }
    const { outcomes, total, isOver } = running
    const done = outcomes.changed + outcomes.overtaken + outcomes.refused
    if (!isOver) return { is: 'running', done, total, isStopping, stop, note: t(messages.stays) }
    const save = () =>
      saveFile(
        'bulk.csv',
        writeCsv(
          [t(messages.which), t(messages.why)],
          outcomes.exceptions.map((exception) => [exception.id, reasonOf(t, exception)]),
        ),
        'text/csv',
      )
    return {
      is: 'over',
      outcomes,
      note: done < total ? t(failure ? messages.failed : messages.stopped) : undefined,
      save: outcomes.exceptions.length > 0 ? save : undefined,
      undo: taken.current.length > 0 ? takeBack : undefined,
    }
  }
  return (
    <BulkFrame
      title={title}
      stage={stageOf()}
      error={failure ?? found.error}
      onClose={isRunning ? stop : onClose}
    >
      {found.isPending && <Skeleton lines={2} />}
      {found.data && (
        <div className={styles.facts}>
          <p>{rows.length > 0 ? why(rows.length) : t(messages.nothing)}</p>
          {left > 0 && <p className={styles.soft}>{t(messages.left, format.number(left))}</p>}
          {rows.length > 0 && fields}
        </div>
      )}
    </BulkFrame>
  )
}
