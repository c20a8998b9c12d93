import type { ReactNode, Ref } from 'react'
import { Button } from '../actions/button.tsx'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import styles from './progress-steps.module.css'

export type StepState = 'done' | 'current' | 'upcoming'

type ProgressStepsProps = {
  label: string
  steps: readonly { id: string; label: string; state: StepState }[]
  /** Said after the name of a step that is done. */
  doneLabel: string
}

/** The steps of a process as a chain of dimensions: where one is and what is left. */
export const ProgressSteps = ({ label, steps, doneLabel }: ProgressStepsProps) => (
  <ol className={styles.chain} aria-label={label}>
    {steps.map((step, at) => (
      <li
        key={step.id}
        className={classNames(styles.step, step.state !== 'upcoming' && styles[step.state])}
        aria-current={step.state === 'current' ? 'step' : undefined}
      >
        <span className={styles.number}>{at + 1}</span> <span className={styles.name}>{step.label}</span>
        {step.state === 'done' && <VisuallyHidden>{`, ${doneLabel}`}</VisuallyHidden>}
      </li>
    ))}
  </ol>
)

const cardClasses = { done: 'cardDone', current: 'cardCurrent', upcoming: 'cardUpcoming' } as const

type StepCardProps = {
  number: number
  title: string
  state: StepState
  /** What was entered; shown once the step is done. */
  summary?: ReactNode
  editLabel?: string
  /** Reopens a done step. */
  onEdit?: () => void
  children?: ReactNode
  /** The heading, to give it the focus when the step opens. */
  headingRef?: Ref<HTMLHeadingElement>
}

/** One step: open while current, a summary one can reopen once done, only its title before. */
export const StepCard = ({
  number,
  title,
  state,
  summary,
  editLabel,
  onEdit,
  children,
  headingRef,
}: StepCardProps) => (
  <section className={classNames(styles.card, styles[cardClasses[state]])}>
    <div className={styles.head}>
      <span className={styles.plate} aria-hidden>
        {state === 'done' ? <Icon name="check" size={16} /> : number}
      </span>
      <h2 className={styles.title} ref={headingRef} tabIndex={-1}>
        {title}
      </h2>
      {state === 'done' && onEdit && (
        <Button variant="quiet" size="small" onClick={onEdit}>
          {editLabel}
          <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
        </Button>
      )}
    </div>
    {state === 'done' && summary && <div className={styles.summary}>{summary}</div>}
    {state === 'current' && <div className={styles.content}>{children}</div>}
  </section>
)
