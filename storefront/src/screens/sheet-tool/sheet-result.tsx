import { formatMetres } from '../../../../facts/length.ts'
import { formatNumber } from '../../../../facts/format-number.ts'
import { nameSheets } from '../../../../trade/cut/name-pieces.ts'
import type { NotedPiece } from '../../../../trade/cut/parse-rectangles.ts'
import type { Placed, SheetJob, SheetPlan } from '../../../../trade/cut/plan-sheets.ts'
import { sheetScene } from '../../../../trade/drawing/cut-scenes.ts'
import { useEnv } from '../../api/env.tsx'
import {
  patternWords,
  piecesWords,
  sheetDrawings,
  type SheetGoods,
  sheetPath,
  sheetPatterns,
  type SheetQuestion,
  sizeWords,
  writeSheetQuestion,
} from '../../features/cut-plan/index.ts'
import {
  AddOutcome,
  ListActions,
  SceneDrawing,
  ShareActions,
  useAddGoods,
} from '../../features/material-list/index.ts'
import { toolStyles } from '../../features/tool-state/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Alert } from '../../ui/index.ts'
import { messages } from './messages.ts'
import styles from './sheet-tool.module.css'

type SheetResultProps = {
  plan: SheetPlan
  job: SheetJob & { pieces: readonly NotedPiece[] }
  goods: SheetGoods
  question: SheetQuestion
  /** Nobody has noted pieces of their own yet. */
  isExample: boolean
}

/** The sheets to buy, whether fewer are possible as far as that is known, how each is cut, and the goods. */
export const SheetResult = ({ plan, job, goods, question, isExample }: SheetResultProps) => {
  const t = useText()
  const { locale } = useEnv()
  const n = plan.sheets.length
  const size = `${formatMetres(job.sheet.widthMm, locale)} × ${formatMetres(job.sheet.heightMm, locale)}`
  const areaOf = (placed: readonly Placed[]) =>
    placed.reduce((sum, one) => sum + one.widthMm * one.heightMm, 0)
  const used = plan.sheets.reduce((sum, placed) => sum + areaOf(placed), 0)
  const left = 1 - used / Math.max(1, n * job.sheet.widthMm * job.sheet.heightMm)
  const items = n > 0 ? [{ productId: goods.variant.sku, quantity: n }] : []
  const add = useAddGoods(items)
  const sheets = nameSheets(plan.sheets, job.pieces)
  const patterns = sheetPatterns(sheets)
  const tooLarge = plan.tooLarge.map((piece) => sizeWords(piece, locale))
  return (
    <section className={toolStyles.result} aria-labelledby="sheet-result">
      {tooLarge.length > 0 && (
        <Alert tone="warning">{t(messages.tooLarge, { what: [...new Set(tooLarge)].join(', ') })}</Alert>
      )}
      {n > 0 && (
        <>
          {isExample && <p className={toolStyles.honest}>{t(messages.exampleShown)}</p>}
          <div aria-live="polite">
            <h2 id="sheet-result" className={toolStyles.headline}>
              {t(messages.buy, { n, size })}
            </h2>
            <p className={plan.proven ? toolStyles.proven : undefined}>
              {plan.proven
                ? t(messages.proven)
                : n <= plan.bound
                  ? t(messages.provenOfRest)
                  : t(messages.rough, { bound: plan.bound })}{' '}
              {t(messages.waste, { percent: formatNumber(left * 100, locale, 1) })}
            </p>
          </div>
          <ol className={styles.sheets} role="list">
            {patterns.map((pattern) => {
              const words = patternWords(pattern, t, locale)
              return (
                <li key={pattern.from}>
                  <p>{words}</p>
                  <SceneDrawing scene={sheetScene(job.sheet, pattern.placed)} title={words} />
                </li>
              )
            })}
          </ol>
          <div className={styles.buy}>
            <AddOutcome add={add} named={() => ({ name: goods.product.name, cut: false })} />
            <ListActions
              label={t(messages.addAll, { n })}
              items={items}
              name={t(messages.shareTitle, { n, size })}
              add={add}
              drawings={() => sheetDrawings(job.sheet, sheets, t, locale)}
            >
              <ShareActions
                title={t(messages.shareTitle, { n, size })}
                lines={patterns.map(({ placed, times }) => `${times} × (${piecesWords(placed, locale)})`)}
                path={`${sheetPath}?${writeSheetQuestion(question)}`}
                items={items}
              />
            </ListActions>
          </div>
        </>
      )}
      <p className={toolStyles.honest}>{t(messages.honest)}</p>
    </section>
  )
}
