import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import type { PlanPart } from '../../../../trade/roof/plan.ts'
import { gridMm, partOf, type PartText, shiftPart, stretchPart } from '../../features/roof/index.ts'
import styles from './plan-editor.module.css'

type PlanBoardProps = {
  parts: readonly PartText[]
  chosen: number
  describedBy: string
  labelOf: (index: number, part: PlanPart) => string
  onChoose: (index: number) => void
  onChange: (index: number, part: PlanPart) => void
  onRemove: (index: number) => void
}

type Box = { x: number; y: number; width: number; height: number }
type Drag = { index: number; part: PlanPart; how: typeof shiftPart; fromX: number; fromY: number; box: Box }

const snap = (mm: number) => Math.round(mm / gridMm) * gridMm
const arrows: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}

/** The parts from above, front below. A part is dragged by itself and stretched by its corner, on the grid; arrow keys move it, with Shift they stretch it. */
export const PlanBoard = (props: PlanBoardProps) => {
  const { parts, chosen, describedBy, labelOf, onChoose, onChange, onRemove } = props
  const svg = useRef<SVGSVGElement>(null)
  const [drag, setDrag] = useState<Drag>()
  const rows = parts.flatMap((text, index) => {
    const part = partOf(text)
    return part ? [{ index, part }] : []
  })
  // While something is dragged the plan stands still, or it would run away from under the finger.
  const box = drag?.box ?? boxAround(rows.map(({ part }) => part))
  const millimetres = ({ clientX, clientY }: PointerEvent): { x: number; y: number } => {
    const matrix = svg.current?.getScreenCTM()?.inverse()
    if (!matrix) return { x: 0, y: 0 }
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix)
    return { x, y: -y }
  }
  const begin =
    (index: number, part: PlanPart, how: typeof shiftPart) => (event: PointerEvent<SVGElement>) => {
      event.stopPropagation()
      event.currentTarget.setPointerCapture(event.pointerId)
      const { x, y } = millimetres(event)
      onChoose(index)
      setDrag({ index, part, how, fromX: x, fromY: y, box })
    }
  const move = (event: PointerEvent) => {
    if (!drag) return
    const { x, y } = millimetres(event)
    const next = drag.how(drag.part, { dx: snap(x - drag.fromX), dy: snap(y - drag.fromY) })
    if (JSON.stringify(next) !== JSON.stringify(rows.find(({ index }) => index === drag.index)?.part))
      onChange(drag.index, next)
  }
  const press = (index: number, part: PlanPart) => (event: KeyboardEvent) => {
    if (event.key === 'Delete') return onRemove(index)
    const [dx, dy] = arrows[event.key] ?? []
    if (dx === undefined || dy === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    onChoose(index)
    onChange(index, (event.shiftKey ? stretchPart : shiftPart)(part, { dx: dx * gridMm, dy: dy * gridMm }))
  }
  const grip = box.width * 0.035
  return (
    <svg
      ref={svg}
      className={styles.board}
      viewBox={`${box.x} ${-box.y - box.height} ${box.width} ${box.height}`}
      onPointerMove={move}
      onPointerUp={() => setDrag(undefined)}
      onPointerCancel={() => setDrag(undefined)}
    >
      <GridLines box={box} />
      {rows.map(({ index, part }) => (
        <g
          key={index}
          role="button"
          tabIndex={0}
          aria-pressed={index === chosen}
          aria-label={labelOf(index, part)}
          aria-describedby={describedBy}
          className={styles.rectangle}
          onFocus={() => onChoose(index)}
          onKeyDown={press(index, part)}
          onPointerDown={begin(index, part, shiftPart)}
        >
          <rect x={part.x0} y={-part.y1} width={part.x1 - part.x0} height={part.y1 - part.y0} />
          <RidgeLine part={part} />
          <text
            x={(part.x0 + part.x1) / 2}
            y={-(part.y0 + part.y1) / 2}
            dy={box.width * 0.02}
            fontSize={box.width * 0.05}
          >
            {index + 1}
          </text>
          <circle cx={part.x1} cy={-part.y1} r={grip * 0.55} className={styles.grip} />
          <circle
            cx={part.x1}
            cy={-part.y1}
            r={grip}
            className={styles.gripArea}
            onPointerDown={begin(index, part, stretchPart)}
          />
        </g>
      ))}
    </svg>
  )
}

/** Room for two metres around everything, and no less than a small house. */
const boxAround = (parts: readonly PlanPart[]): Box => {
  const right = Math.max(10_000, ...parts.map(({ x1 }) => x1))
  const back = Math.max(6000, ...parts.map(({ y1 }) => y1))
  return { x: -1000, y: -1000, width: right + 3000, height: back + 3000 }
}

/** Lines of whole metres; parts snap to half of them. */
const GridLines = ({ box: { x, y, width, height } }: { box: Box }) => {
  const step = width > 24_000 ? 5000 : 1000
  const along = (from: number, size: number) =>
    Array.from({ length: Math.floor(size / step) + 1 }, (_, at) => Math.ceil(from / step) * step + at * step)
  const d = [
    ...along(x, width).map((at) => `M${at} ${-y - height}v${height}`),
    ...along(y, height).map((at) => `M${x} ${-at}h${width}`),
  ]
  return <path className={styles.grid} d={d.join('')} />
}

/** Where the ridge lies, or which way a single slope falls. */
const RidgeLine = ({ part: { roof, x0, y0, x1, y1 } }: { part: PlanPart }) => {
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2]
  const half = Math.min(x1 - x0, y1 - y0) / 2
  const d: Record<string, string> = {
    'gable-x': `M${x0} ${-y}H${x1}`,
    'gable-y': `M${x} ${-y0}V${-y1}`,
    hip: `M${x0} ${-y0}l${half} ${-half}M${x1} ${-y0}l${-half} ${-half}M${x0} ${-y1}l${half} ${half}M${x1} ${-y1}l${-half} ${half}`,
    s: `M${x} ${-y1}V${-y0}`,
    n: `M${x} ${-y0}V${-y1}`,
    e: `M${x0} ${-y}H${x1}`,
    w: `M${x1} ${-y}H${x0}`,
  }
  const falls = /-([snew])$/.exec(roof)?.[1]
  return <path className={falls ? styles.fall : styles.ridge} d={d[falls ?? roof]} />
}
