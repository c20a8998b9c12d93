import type { Placed, Rectangle } from '../../../../trade/cut/plan-sheets.ts'
import styles from './sheet-tool.module.css'

type SheetDrawingProps = { sheet: Rectangle; placed: readonly Placed[]; title: string }

/** A sheet lying on its long side, its pieces to scale with their sizes. */
export const SheetDrawing = ({ sheet, placed, title }: SheetDrawingProps) => {
  const letters = sheet.heightMm * 0.036
  return (
    <svg
      className={styles.drawing}
      viewBox={`-4 -4 ${sheet.heightMm + 8} ${sheet.widthMm + 8}`}
      role="img"
      aria-label={title}
    >
      <rect x={0} y={0} width={sheet.heightMm} height={sheet.widthMm} className={styles.sheet} />
      {placed.map(({ xMm, yMm, widthMm, heightMm }) => {
        const small = Math.min(widthMm, heightMm) < letters * 1.4 || heightMm < letters * 5
        return (
          <g key={`${xMm}-${yMm}`}>
            <rect x={yMm} y={xMm} width={heightMm} height={widthMm} className={styles.piece} />
            {!small && (
              <text
                x={yMm + heightMm / 2}
                y={xMm + widthMm / 2 + letters * 0.35}
                fontSize={letters}
                className={styles.pieceText}
              >
                {`${widthMm / 10} × ${heightMm / 10}`}
              </text>
            )}
          </g>
        )
      })}
    </svg>
  )
}
