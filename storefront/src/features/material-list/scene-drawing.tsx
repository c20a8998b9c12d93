import { useId } from 'react'
import { boundsOf, type Look, type Scene, type Shape } from '../../../../trade/drawing/scene.ts'
import styles from './scene-drawing.module.css'

const classes: Record<Look, string | undefined> = {
  face: styles.face,
  sheet: styles.sheet,
  'sheet-alt': styles.sheetAlt,
  outline: styles.outline,
  purlin: styles.purlin,
  fold: styles.fold,
  valley: styles.valley,
  arrow: styles.arrow,
  shade: styles.shade,
  piece: styles.piece,
  rest: styles.rest,
  'cut-off': styles.cutOff,
  hatch: styles.hatch,
}

/** A scene as a picture with its sentence. Lines keep their width at every scale; letters are a share of the picture. */
export const SceneDrawing = ({ scene, title, fill }: { scene: Scene; title: string; fill?: string }) => {
  const id = useId()
  const { x, y, width, height } = boundsOf(scene)
  const size = Math.max(width, height)
  // Strokes stand half outside of what they draw; a flat drawing gets no room it has no use for.
  const room = Math.min(width, height) * 0.03
  const box = [x - room, y - room, width + 2 * room, height + 2 * room].map(Math.round).join(' ')
  return (
    <svg className={styles.drawing} viewBox={box} role="img" aria-labelledby={id}>
      <title id={id}>{title}</title>
      {scene.shapes.map((shape, index) => (
        <Drawn key={`${index}-${shape.kind}`} shape={shape} size={size} fill={fill} />
      ))}
    </svg>
  )
}

const round = ([x, y]: readonly [number, number]) => `${Math.round(x)},${Math.round(y)}`

const Drawn = ({ shape, size, fill }: { shape: Shape; size: number; fill?: string }) => {
  if (shape.kind === 'text') {
    return (
      <text
        x={shape.at[0]}
        y={shape.at[1]}
        className={shape.sizeMm === undefined ? styles.letter : styles.word}
        fontSize={shape.sizeMm ?? size * 0.05}
        dy={(shape.sizeMm ?? size * 0.05) * 0.36}
      >
        {shape.text}
      </text>
    )
  }
  if (shape.kind === 'line') {
    const [from, to] = [shape.from, shape.to]
    return <path d={`M${round(from)}L${round(to)}`} className={classes[shape.look]} />
  }
  const painted = ['face', 'sheet', 'sheet-alt'].includes(shape.look) ? fill : undefined
  return <polygon points={shape.points.map(round).join(' ')} className={classes[shape.look]} fill={painted} />
}
