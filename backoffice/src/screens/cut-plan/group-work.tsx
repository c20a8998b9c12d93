import { useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import type { CutGroup, CutPlan, CutRun } from '../../api/plant.ts'
import { materialWords, ScrapDialog } from '../../features/plant/index.ts'
import { Badge, Button } from '../../ui/index.ts'
import type { GroupActions } from './cut-plan.tsx'
import styles from './cut-plan.module.css'
import { CutTable } from './cut-table.tsx'
import { GroupFacts } from './group-head.tsx'
import { LackingNotice } from './lacking-notice.tsx'
import { messages } from './messages.ts'
import { StripPicture } from './strip-picture.tsx'
import { wholeMeters } from './strip-parts.ts'
import { leftOf, piecesOf, useCutWords } from './use-cut-words.ts'

type Props = { plan: CutPlan; group: CutGroup } & GroupActions

/** A group at the machine: which strip to hang, where it is cut, and a press for what is done. */
export const GroupWork = ({ plan, group, storeId, today, mayCut, isBusy, onCut, onLabels }: Props) => {
  const { t, language } = useEnv()
  const { metres, stripName, restWords } = useCutWords()
  const [scrapped, setScrapped] = useState<CutRun>()
  const left = leftOf(piecesOf(group))
  const groupId = group.id
  return (
    <>
      <div className={styles.workHead}>
        <GroupFacts group={group} today={today} />
        {group.isProven && group.runs.length > 0 && (
          <span className={styles.soft}>
            {t(messages.waste)} {metres(group.wasteMeters)}, {t(messages.proven)}
          </span>
        )}
        {left > 0 && (
          <span className={styles.actions}>
            <Button icon="label" size="large" disabled={isBusy} onClick={() => onLabels(groupId)}>
              {t(messages.labels)}
            </Button>
            {mayCut && (
              <Button
                kind="main"
                icon="check"
                size="large"
                disabled={isBusy}
                aria-label={t(messages.allCutOf, left, materialWords(group.material, language))}
                onClick={() => onCut({ groupId })}
              >
                {t(messages.allCut, left)}
              </Button>
            )}
          </span>
        )}
      </div>
      <LackingNotice group={group} storeId={storeId} mayCut={mayCut} />
      {group.runs.map((run) => {
        const open = leftOf(run.pieces)
        const runId = run.id
        return (
          <section key={runId} className={styles.group} aria-label={stripName(run)}>
            <header className={styles.groupHead}>
              <h2 className={styles.groupTitle}>{stripName(run)}</h2>
              <span className={styles.facts}>
                {[metres(wholeMeters(run, plan.setupMeters)), restWords(run)].join(' · ')}
                {run.isDone && <Badge tone="good">{t(messages.done)}</Badge>}
              </span>
              {mayCut && !run.isDone && (
                <span className={styles.actions}>
                  <Button
                    icon="alert"
                    disabled={isBusy}
                    aria-label={t(messages.scrapOf, stripName(run))}
                    onClick={() => setScrapped(run)}
                  >
                    {t(messages.scrap)}
                  </Button>
                  <Button
                    icon="check"
                    disabled={isBusy}
                    aria-label={t(messages.allCutOf, open, stripName(run))}
                    onClick={() => onCut({ groupId, runId })}
                  >
                    {t(messages.stripCut, open)}
                  </Button>
                </span>
              )}
            </header>
            <div className={styles.picture}>
              <StripPicture run={run} setupMeters={plan.setupMeters} />
            </div>
            <CutTable
              run={run}
              isBusy={isBusy}
              onCut={
                mayCut
                  ? ({ orderNo, itemId }, quantity) =>
                      onCut({ groupId, runId, pieces: [{ orderNo, itemId, quantity }] })
                  : undefined
              }
            />
          </section>
        )
      })}
      {scrapped && (
        <ScrapDialog
          storeId={storeId}
          strip={{ id: scrapped.stripId, kind: scrapped.stripKind }}
          onClose={() => setScrapped(undefined)}
        />
      )}
    </>
  )
}
