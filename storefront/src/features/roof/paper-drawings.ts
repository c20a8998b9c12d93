import { axonometry, planScene, slopeLetter, slopeScene } from '../../../../trade/drawing/roof-scenes.ts'
import type { Roof } from '../../../../trade/roof/roof.ts'
import type { ListDrawing } from '../../features/material-list/index.ts'
import type { Translate } from '../../lib/i18n/i18n.ts'
import { messages } from './messages.ts'

/** The roof for the paper: from a corner and from above before the goods, each slope with its sheets after them. */
export const paperDrawings = (roof: Roof, coverMm: number, spoken: string, t: Translate): ListDrawing[] => [
  { title: spoken, place: 'before', scene: axonometry(roof, coverMm, 0) },
  { title: t(messages.planTitle), place: 'before', scene: planScene(roof) },
  ...roof.slopes.map(
    ({ strips }, index): ListDrawing => ({
      title: t(messages.slopeTitle, { letter: slopeLetter(index), sheets: strips.length }),
      place: 'after',
      scene: slopeScene(roof, index, coverMm),
    }),
  ),
]
