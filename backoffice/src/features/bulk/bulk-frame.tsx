import type { ReactNode } from 'react'
import { useEnv } from '../../api/env.tsx'
import { Button, Dialog, Notice } from '../../ui/index.ts'
import { ProblemNotice } from '../problem/index.ts'
import styles from './bulk.module.css'
import { messages } from './messages.ts'
import { OutcomeReport } from './outcome-report.tsx'
import type { Outcomes } from './outcomes.ts'

/** Where a step on many things stands. */
export type Stage =
  | { is: 'asking'; canStart: boolean; isStarting?: boolean; start(): void }
  | { is: 'running'; done: number; total: number; isStopping: boolean; stop(): void; note: string }
  | {
      is: 'over'
      outcomes: Outcomes
      note?: string | undefined
      save?: (() => void) | undefined
      undo?: (() => void) | undefined
    }

type BulkFrameProps = {
  /** The step; also what its button says. */
  title: string
  stage: Stage
  /** What it will do, with how many. */
  children: ReactNode
  error?: unknown
  onClose(): void
}

/** The dialog of a step on many things: what it will do, how far it is, what it came to. */
export const BulkFrame = ({ title, stage, children, error, onClose }: BulkFrameProps) => {
  const { t, format } = useEnv()
  return (
    <Dialog title={title} closeLabel={t(messages.close)} onClose={onClose}>
      <div className={styles.body}>
        {error ? <ProblemNotice error={error} /> : null}
        {stage.is === 'asking' && (
          <>
            {children}
            <div className={styles.foot}>
              <Button onClick={onClose}>{t(messages.cancel)}</Button>
              <Button
                kind="main"
                autoFocus
                disabled={!stage.canStart}
                isBusy={stage.isStarting ?? false}
                onClick={stage.start}
              >
                {title}
              </Button>
            </div>
          </>
        )}
        {stage.is === 'running' && (
          <>
            <label className={styles.progress}>
              <span>{t(messages.progress, format.number(stage.done), format.number(stage.total))}</span>
              <progress {...(stage.total > 0 ? { value: stage.done, max: stage.total } : {})} />
            </label>
            <p className={styles.soft}>{stage.note}</p>
            <div className={styles.foot}>
              <Button autoFocus isBusy={stage.isStopping} onClick={stage.stop}>
                {t(stage.isStopping ? messages.stopping : messages.stop)}
              </Button>
            </div>
          </>
        )}
        {stage.is === 'over' && (
          <>
            {stage.note && <Notice tone="warn">{stage.note}</Notice>}
            <OutcomeReport outcomes={stage.outcomes} />
            <div className={styles.foot}>
              {stage.save && (
                <Button icon="download" onClick={stage.save}>
                  {t(messages.file)}
                </Button>
              )}
              {stage.undo && <Button onClick={stage.undo}>{t(messages.undo)}</Button>}
              <Button kind="main" autoFocus onClick={onClose}>
                {t(messages.close)}
              </Button>
            </div>
          </>
        )}
      </div>
    </Dialog>
  )
}
