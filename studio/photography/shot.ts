/** How a picture is taken. */
export type Shot = {
  /** The whole thing, its nearest end with surface and edge, or the whole as far away from every side. */
  view: 'whole' | 'detail' | 'turning'
  /** Pixels; the height follows from the scene's ratio. */
  widths: number[]
  samples: number
}
