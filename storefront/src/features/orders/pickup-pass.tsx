import { useText } from '../../lib/i18n/text.tsx'
import { messages } from './messages.ts'
import type { Order } from './order.ts'
import styles from './orders.module.css'

/** What the clerk scans or is told, while something paid waits to be picked up. Black on white, or no camera reads it. */
export const PickupPass = ({ order }: { order: Order }) => {
  const t = useText()
  const { c_pickupCode: code, c_pickupQr: qr } = order
  if (!code || !qr) return null
  return (
    <div className={styles.pass}>
      <svg
        className={styles.qr}
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        role="img"
        aria-label={t(messages.passDrawing)}
        shapeRendering="crispEdges"
      >
        <rect width={qr.size} height={qr.size} fill="#fff" />
        <path d={qr.path} fill="#000" />
      </svg>
      <p>
        {t(messages.passTitle)}
        <strong className={`figures ${styles.code}`}>{code}</strong>
        {t(messages.passText)}
      </p>
    </div>
  )
}
