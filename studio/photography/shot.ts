/** How a picture is taken. */
export type Shot = {
  /** The whole thing, its nearest end with surface and edge, or the whole as far away from every side. */
  view: 'whole' | 'detail' | 'turning'
  /** Pixels; the height follows from the scene's ratio. */
  widths: number[]
  samples: number
}

/** A picture that was taken: WebP in each width of the shot as base64, and what was measured on the widest. */
export type Taken = { widths: string[]; measured: Measured }

export type Measured = {
  /** Distance (CIE 1976) between the lit face and the colour of the chart, where the scene names one. */
  deltaE?: number
  /** How far the outermost pixels are from the ground, of 255. */
  edge: number
}
