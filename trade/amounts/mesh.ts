import { ceilExact } from '../rounding.ts'

/** A sheet of welded mesh and the lap it needs on each side, in millimetres. */
export type MeshSheet = { widthMm: number; lengthMm: number; lapMm: number }

/** Whole sheets laid one way over a rectangle, the other way, and the fewer of both. */
export function meshOf(
  widthMm: number,
  lengthMm: number,
  mesh: MeshSheet,
): { along: number; across: number; least: number } {
  const rows = (mm: number, sheet: number) => Math.max(1, ceilExact((mm - mesh.lapMm) / (sheet - mesh.lapMm)))
  const along = rows(widthMm, mesh.widthMm) * rows(lengthMm, mesh.lengthMm)
  const across = rows(lengthMm, mesh.widthMm) * rows(widthMm, mesh.lengthMm)
  return { along, across, least: Math.min(along, across) }
}

/** Sheets for an area where what is cut off one row begins the next. */
export function meshOfArea(squareMetres: number, { widthMm, lengthMm, lapMm }: MeshSheet): number {
  return ceilExact((squareMetres * 1e6) / ((widthMm - lapMm) * (lengthMm - lapMm)))
}
