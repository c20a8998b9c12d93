import { Link } from '@tanstack/react-router'
import { useEnv } from '../../api/env.tsx'
import type { CutRun, PlannedPiece } from '../../api/plant.ts'
import { useSession } from '../../api/session.ts'
import { Button, Icon } from '../../ui/index.ts'
import styles from './cut-table.module.css'
import { messages } from './messages.ts'
import { useCutWords } from './use-cut-words.ts'

type Props = {
  run: CutRun
  isBusy: boolean
  /** Absent for who only looks. */
  onCut?: ((piece: PlannedPiece, quantity: number) => void) | undefined
}

/** The cuts of a strip, line by line; a press says that a piece or all of a line is cut. */
export const CutTable = ({ run, isBusy, onCut }: Props) => {
  const { t } = useEnv()
  const { can } = useSession()
  const { metres, dayWord } = useCutWords()
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t(messages.length)}</th>
          <th scope="col">{t(messages.amount)}</th>
          <th scope="col">{t(messages.order)}</th>
          <th scope="col">{t(messages.product)}</th>
          <th scope="col">{t(messages.dueDay)}</th>
          {onCut && <th scope="col">{t(messages.confirm)}</th>}
        </tr>
      </thead>
      <tbody>
        {run.pieces.map((piece) => {
          const { orderNo, itemId, productId, lengthMeters, quantity, cut, dueDate } = piece
          const left = quantity - cut
          return (
            <tr key={`${orderNo} ${itemId}`} data-done={left === 0 || undefined}>
              <th scope="row" className={styles.length}>
                {metres(lengthMeters)}
              </th>
              <td className={styles.amount}>{cut > 0 ? t(messages.of, cut, quantity) : `× ${quantity}`}</td>
              <td>
                {can('sfcc.orders') ? (
                  <Link to="/orders/$orderNo" params={{ orderNo }} className={styles.order}>
                    {orderNo}
                  </Link>
                ) : (
                  orderNo
                )}
              </td>
              <td className={styles.product}>{productId}</td>
              <td className={styles.due}>{dueDate && dayWord(dueDate)}</td>
              {onCut && (
                <td className={styles.actions}>
                  {left === 0 ? (
                    <span className={styles.done}>
                      <Icon name="check" /> {t(messages.done)}
                    </span>
                  ) : (
                    <>
                      {left > 1 && (
                        <Button
                          aria-label={t(messages.pieceCutOf, metres(lengthMeters), orderNo)}
                          disabled={isBusy}
                          onClick={() => onCut(piece, 1)}
                        >
                          {t(messages.pieceCut)}
                        </Button>
                      )}
                      <Button
                        icon="check"
                        aria-label={t(messages.lineCutOf, left, metres(lengthMeters), orderNo)}
                        disabled={isBusy}
                        onClick={() => onCut(piece, left)}
                      >
                        {t(messages.lineCut, left)}
                      </Button>
                    </>
                  )}
                </td>
              )}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
