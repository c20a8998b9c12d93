import { useEnv } from '../../api/env.tsx'
import type { CutGroup, CutPlan } from '../../api/plant.ts'
import { materialWords } from '../../features/plant/index.ts'
import { messages } from './messages.ts'
import styles from './printed.module.css'
import { wholeMeters } from './strip-parts.ts'
import { leftOf, piecesOf, useCutWords } from './use-cut-words.ts'

type Props = { plan: CutPlan; groups: readonly CutGroup[]; plantName: string }

/** The cut order on paper: what is still to be cut, strip by strip, with a box to tick. */
export const CutOrder = ({ plan, groups, plantName }: Props) => {
  const { t, language, format } = useEnv()
  const { metres, dayWord, stripName, restWords } = useCutWords()
  return (
    <div className={styles.order}>
      <p className={styles.orderTitle}>
        {t(messages.title)} · {plantName} · {dayWord(plan.day)}
      </p>
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
                <table key={run.id} className={styles.cuts}>
                  <caption>
                    {[stripName(run), metres(wholeMeters(run, plan.setupMeters)), restWords(run)].join(' · ')}
                  </caption>
                  <thead>
                    <tr>
                      <th scope="col">{t(messages.amount)}</th>
                      <th scope="col">{t(messages.length)}</th>
                      <th scope="col">{t(messages.order)}</th>
                      <th scope="col">{t(messages.product)}</th>
                      <th scope="col">{t(messages.dueDay)}</th>
                      <th scope="col">{t(messages.check)}</th>
                    </tr>
                  </thead>
                  <tbody>
                    {run.pieces
                      .filter(({ quantity, cut }) => quantity > cut)
                      .map(({ orderNo, itemId, productId, lengthMeters, quantity, cut, dueDate }) => (
                        <tr key={`${orderNo} ${itemId}`}>
                          <td>{quantity - cut}</td>
                          <td>{metres(lengthMeters)}</td>
                          <td>{orderNo}</td>
                          <td>{productId}</td>
                          <td>{dueDate && dayWord(dueDate)}</td>
                          <td>
                            <span className={styles.box} />
                          </td>
                        </tr>
                      ))}
                  </tbody>
                </table>
              ))}
          </section>
        ))}
      <p className={styles.signature}>{t(messages.signature)}</p>
    </div>
  )
}
