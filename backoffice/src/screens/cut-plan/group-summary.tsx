import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useEnv } from '../../api/env.tsx'
import type { CutGroup, CutPlan } from '../../api/plant.ts'
import { materialWords } from '../../features/plant/index.ts'
import { Button } from '../../ui/index.ts'
import type { GroupActions } from './cut-plan.tsx'
import styles from './cut-plan.module.css'
import { GroupFacts } from './group-head.tsx'
import { LackingNotice } from './lacking-notice.tsx'
import { messages } from './messages.ts'
import { StripPicture } from './strip-picture.tsx'
import { wholeMeters } from './strip-parts.ts'
import { leftOf, piecesOf, useCutWords } from './use-cut-words.ts'

type Props = { plan: CutPlan; group: CutGroup } & GroupActions

/** A group in the day's list: its strips as pictures, and what can be done with it at once. */
export const GroupSummary = ({ plan, group, storeId, today, mayCut, isBusy, onCut, onLabels }: Props) => {
  const { t, language } = useEnv()
  const { metres, stripName, restWords } = useCutWords()
  const titleId = useId()
  const name = materialWords(group.material, language)
  const pieces = piecesOf(group)
  const left = leftOf(pieces)
  const isBegun = pieces.some(({ cut }) => cut > 0)
  const open = left === 0 || !mayCut ? messages.see : isBegun ? messages.continue : messages.begin
  return (
    <section className={styles.group} aria-labelledby={titleId}>
      <header className={styles.groupHead}>
        <h2 id={titleId} className={styles.groupTitle}>
          {name}
        </h2>
        <GroupFacts group={group} today={today} />
        {group.runs.length > 0 && (
          <span className={styles.actions}>
            {left > 0 && (
              <Button
                icon="label"
                disabled={isBusy}
                aria-label={`${t(messages.labels)}: ${name}`}
                onClick={() => onLabels(group.id)}
              >
                {t(messages.labels)}
              </Button>
            )}
            {mayCut && left > 0 && (
              <Button
                icon="check"
                disabled={isBusy}
                aria-label={t(messages.allCutOf, left, name)}
                onClick={() => onCut({ groupId: group.id })}
              >
                {t(messages.allCut, left)}
              </Button>
            )}
            <Link
              to="/cut-plan"
              search={(shown) => ({ ...shown, store: storeId, group: group.id })}
              className={left > 0 && mayCut ? styles.begin : styles.look}
              aria-label={`${t(open)}: ${name}`}
            >
              {t(open)}
            </Link>
          </span>
        )}
      </header>
      {group.runs.length > 0 && (
        <ul className={styles.strips}>
          {group.runs.map((run) => (
            <li key={run.id} className={styles.stripRow}>
              <span className={styles.stripName}>
                <strong>{stripName(run)}</strong>
                <small>{metres(wholeMeters(run, plan.setupMeters))}</small>
              </span>
              <StripPicture run={run} setupMeters={plan.setupMeters} />
              <span className={styles.rest}>{restWords(run)}</span>
              <span className={styles.lines}>
                {run.pieces.map(({ orderNo, itemId, quantity, lengthMeters }) => (
                  <span key={`${orderNo} ${itemId}`}>
                    <strong>
                      {quantity} × {metres(lengthMeters)}
                    </strong>{' '}
                    {orderNo}
                  </span>
                ))}
              </span>
            </li>
          ))}
        </ul>
      )}
      <LackingNotice group={group} storeId={storeId} mayCut={mayCut} />
    </section>
  )
}
