import { useMutation } from '@tanstack/react-query'
import { roundScene, type Scene, type Shape } from '../../../../trade/drawing/scene.ts'
import { useEnv } from '../../api/env.tsx'
import { problemMessage } from '../../api/problem-message.ts'
import { trade } from '../../api/trade.ts'
import { cutText } from '../../lib/cut-text.ts'
import { downloadPdf } from '../../lib/download-pdf.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Icon } from '../../ui/index.ts'
import type { PriceRequest } from './use-priced-lines.ts'
import styles from './material-list.module.css'
import { messages } from './messages.ts'

/** A drawing for the paper: before the goods or after them, over the whole width or two in a row. */
export type ListDrawing = { title: string; place: 'before' | 'after'; wide?: boolean; scene: Scene }

/** Drawings of a list; some are only made when they are asked for. */
export type DrawingsOf = () => readonly ListDrawing[] | Promise<readonly ListDrawing[]>

type PdfButtonProps = {
  /** The list as it is priced, looked at through the chosen store. */
  request: () => PriceRequest
  title: string
  /** Made when the paper is. */
  drawings?: DrawingsOf | undefined
}

/** More would be no paper anybody reads. */
const mostDrawings = 60

/** The list as a PDF made by the engine, with its drawings, to take along or hand on. */
export const PdfButton = ({ request, title, drawings }: PdfButtonProps) => {
  const t = useText()
  const { call } = useEnv()
  const pdf = useMutation({
    mutationFn: async () =>
      call(trade.createListDocument, {
        body: {
          ...request(),
          title: cutText(title, 120),
          drawings: ((await drawings?.()) ?? []).slice(0, mostDrawings).map(drawingBody),
        },
      }),
    onSuccess: downloadPdf,
  })
  return (
    <>
      <button
        type="button"
        className={styles.share}
        aria-disabled={pdf.isPending || undefined}
        onClick={() => !pdf.isPending && pdf.mutate()}
      >
        <Icon name="download" size={20} />
        {t(pdf.isPending ? messages.makingPdf : messages.pdf)}
      </button>
      {pdf.isError && <p role="alert">{t(problemMessage(pdf.error))}</p>}
    </>
  )
}

const drawingBody = ({ scene, ...drawing }: ListDrawing) => ({
  ...drawing,
  title: cutText(drawing.title, 300),
  shapes: roundScene(scene).shapes.slice(0, 2000).map(asSent),
})

/** Arrays of their own: what is sent is written by nobody else. */
const asSent = (shape: Shape) => {
  const pair = ([x, y]: readonly [number, number]): [number, number] => [x, y]
  if (shape.kind === 'polygon') return { ...shape, points: shape.points.map(pair) }
  if (shape.kind === 'line') return { ...shape, from: pair(shape.from), to: pair(shape.to) }
  return { ...shape, at: pair(shape.at) }
}
