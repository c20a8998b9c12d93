import type { Point, Vec } from './vector.ts'

export type Camera = {
  /** Screen position before scaling, y down. */
  project: (point: Vec) => Point
  /** Larger is farther. */
  depth: (point: Vec) => number
  /** From the eye into the scene. */
  view: Vec
  tilt: number
}

/** An eye without vanishing points: turned about the upright axis, then looking down, both in degrees. */
export function cameraAt(turn: number, tilt: number): Camera {
  const [sinT, cosT] = [Math.sin(rad(turn)), Math.cos(rad(turn))]
  const [sinP, cosP] = [Math.sin(rad(tilt)), Math.cos(rad(tilt))]
  const away = ([x, , z]: Vec) => -x * sinT + z * cosT
  return {
    project: (point) => [point[0] * cosT + point[2] * sinT, -(point[1] * cosP + away(point) * sinP)],
    depth: (point) => away(point) * cosP - point[1] * sinP,
    view: [-sinT * cosP, -sinP, cosT * cosP],
    tilt: sinP,
  }
}

function rad(degrees: number): number {
  return (degrees * Math.PI) / 180
}
