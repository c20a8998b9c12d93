import type { Nettings } from './nettings.ts'
import type { Point, Vec } from './vector.ts'

/** A flat piece of surface. `under` is the colour of its back, seen when it turns away. */
export type Face = {
  points: Vec[]
  color: string
  under?: string
  opacity?: number
  holes?: Vec[][]
  line?: boolean
  /** Outward direction of a wall of a solid: walls that look away are not drawn. */
  out?: Vec
}
/** A stroke, as wide as told in pixels, or in millimetres of the thing itself. */
export type Line = {
  line: Vec[]
  /** Further strokes of the same kind. */
  also?: Vec[][]
  color?: string
  width?: number
  mm?: number
  opacity?: number
  closed?: boolean
}
/** A level circle drawn as a stroke: one turn of a wire or the edge of a lid. */
export type Ring = { ring: { at: Vec; radius: number }; color: string; mm: number }
/** An upright round body between two heights, with its top when it is open to the eye. */
export type Round = {
  round: { at: Vec; low: number; high: number; radiusLow: number; radiusHigh: number }
  color: string
  top?: string | false
  shine?: number
  /** Netting drawn over the body. */
  netting?: keyof Nettings
  label?: Label
}
/** A printed label: its colours, and its words from the largest to the smallest. */
export type Label = { paper: string; ink: string; band: string; words: string[] }
/** A label on a flat face, by the corners of its picture: lower left, lower right, upper right, upper left. */
export type Decal = { decal: readonly [Vec, Vec, Vec, Vec]; label: Label }
export type Part = { faces: Face[] } | Line | Round | Ring | Decal

export type SceneOptions = {
  /** Degrees about the upright axis, and down. */
  turn?: number
  tilt?: number
  /** What it is made of, where its greys are no metal. */
  finish?: 'matte'
  shadow?: boolean
  box?: [number, number]
  /** Colour of the chart that the lit face has to show. */
  chip?: string
  /** Section whose edge is drawn as a strip below the picture. */
  strip?: Point[]
}

/** Parts as the yard would lay them out, in millimetres, and where the eye stands. */
export type Scene = { parts: Part[]; options: SceneOptions }

export function compose(parts: Part[], options: SceneOptions = {}): Scene {
  return { parts, options }
}
