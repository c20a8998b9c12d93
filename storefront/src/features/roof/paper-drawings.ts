import { alikePairs, pairScene } from '../../../../trade/drawing/pair-scenes.ts'
import { axonometry, planScene, slopeScene } from '../../../../trade/drawing/roof-scenes.ts'
import type { Roof } from '../../../../trade/roof/roof.ts'
import type { ListDrawing } from '../../features/material-list/index.ts'
import type { Translate } from '../../lib/i18n/i18n.ts'
import { pairTitle, slopeTitle } from './drawing-titles.ts'
import { messages } from './messages.ts'

/**
 * The roof for the paper: from a corner and from above before the goods; after them each slope with its sheets, and how
 * each sheet that gives two pieces is cut.
 */
export const paperDrawings = (roof: Roof, spoken: string, t: Translate): ListDrawing[] => [
  { title: spoken, place: 'before', scene: axonometry(roof, roof.coverMm, 0) },
  { title: t(messages.planTitle), place: 'before', scene: planScene(roof) },
  ...roof.slopes.map(
    (_, index): ListDrawing => ({
      title: slopeTitle(roof, index, t),
      place: 'after',
      scene: slopeScene(roof, index, roof.coverMm),
    }),
  ),
  ...alikePairs(roof).map(
    (alike): ListDrawing => ({
      title: pairTitle(alike, t),
      place: 'after',
      scene: pairScene(alike, roof.totalMm),
    }),
  ),
]
