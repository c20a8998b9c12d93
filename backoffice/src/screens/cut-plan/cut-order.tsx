import { useEnv } from '../../api/env.tsx'
import type { CutGroup, CutPlan } from '../../api/plant.ts'
import { GoodsTable, Paper, PaperTitle, Signature } from '../../features/paper/index.ts'
import { materialWords } from '../../features/plant/index.ts'
import { messages } from './messages.ts'
import styles from './cut-order.module.css'
import { wholeMeters } from './strip-parts.ts'
import { leftOf, piecesOf, useCutWords } from './use-cut-words.ts'

type Props = { plan: CutPlan; groups: readonly CutGroup[]; plantName: string }

/** The cut order on paper: what is still to be cut, strip by strip, with a box to tick. */
export const CutOrder = ({ plan, groups, plantName }: Props) => {
  const { t, language, format } = useEnv()
  const { metres, dayWord, stripName, restWords } = useCutWords()
  return (
    <Paper>
      <PaperTitle>
        {t(messages.title)} · {plantName} · {dayWord(plan.day)}
      </PaperTitle>
      <p>{t(messages.madeBy, plan.madeBy.name, format.dateTime(plan.madeDate))}</p>
      {groups.length < plan.groups.length && <p>{t(messages.partOf, groups.length, plan.groups.length)}</p>}
      {groups
        .filter((group) => leftOf(piecesOf(group)) > 0)
        .map((group) => (
          <section key={group.id}>
            <p className={styles.material}>{materialWords(group.material, language)}</p>
            {group.runs
              .filter(({ isDone }) => !isDone)
              .map((run) => (
                <GoodsTable
                  key={run.id}
                  className={styles.strip}
                  caption={[stripName(run), metres(wholeMeters(run, plan.setupMeters)), restWords(run)].join(
                    ' · ',
                  )}
                  titles={[
                    t(messages.amount),
                    t(messages.length),
                    t(messages.order),
                    t(messages.product),
                    t(messages.dueDay),
                  ]}
                  checkTitle={t(messages.check)}
                  rows={run.pieces
                    .filter(({ quantity, cut }) => quantity > cut)
                    .map(({ orderNo, itemId, productId, lengthMeters, quantity, cut, dueDate }) => ({
                      id: `${orderNo} ${itemId}`,
                      cells: [
                        quantity - cut,
                        metres(lengthMeters),
                        orderNo,
                        productId,
                        dueDate && dayWord(dueDate),
                      ],
                    }))}
                />
              ))}
          </section>
        ))}
      <Signature>{t(messages.signature)}</Signature>
    </Paper>
  )
}
