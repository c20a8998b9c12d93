import type { Point } from '../vector.ts'

/** Lipped C, open to the right: web, flanges, lips, with thickness. */
export function lippedC(height: number, flange: number, lip: number, t: number): Point[] {
  return [
    [flange, 0],
    [0, 0],
    [0, height],
    [flange, height],
    [flange, height - lip],
    [flange - t, height - lip],
    [flange - t, height - t],
    [t, height - t],
    [t, t],
    [flange - t, t],
    [flange - t, lip],
    [flange, lip],
  ]
}

export function lippedZ(height: number, flange: number, lip: number, t: number): Point[] {
  const f = flange
  return [
    [0, 0],
    [t, 0],
    [t, height - t],
    [f - t, height - t],
    [f - t, height - lip],
    [f, height - lip],
    [f, height],
    [0, height],
    [0, t],
    [-f + t, t],
    [-f + t, lip],
    [-f, lip],
    [-f, 0],
  ]
}

export function channel(height: number, flange: number, t: number): Point[] {
  return [
    [0, 0],
    [flange, 0],
    [flange, t],
    [t, t],
    [t, height - t],
    [flange, height - t],
    [flange, height],
    [0, height],
  ]
}

export function angle(leg: number, t: number): Point[] {
  return [
    [0, 0],
    [leg, 0],
    [leg, t],
    [t, t],
    [t, leg],
    [0, leg],
  ]
}

/** I or H with fillets left out. */
export function beam(height: number, flange: number, web: number, t: number): Point[] {
  const [l, r] = [(flange - web) / 2, (flange + web) / 2]
  return [
    [0, 0],
    [flange, 0],
    [flange, t],
    [r, t],
    [r, height - t],
    [flange, height - t],
    [flange, height],
    [0, height],
    [0, height - t],
    [l, height - t],
    [l, t],
    [0, t],
  ]
}

export function tee(height: number, flange: number, t: number): Point[] {
  const [l, r] = [(flange - t) / 2, (flange + t) / 2]
  return [
    [0, 0],
    [flange, 0],
    [flange, t],
    [r, t],
    [r, height - height * 0.18],
    [r + t, height - height * 0.18],
    [r + t, height],
    [l - t, height],
    [l - t, height - height * 0.18],
    [l, height - height * 0.18],
    [l, t],
    [0, t],
  ]
}

/** Omega. */
export function hat(height: number, crest: number, foot: number, flange: number): Point[] {
  const side = (foot - crest) / 2
  return [
    [0, 0],
    [flange, 0],
    [flange + side, height],
    [flange + side + crest, height],
    [flange + foot, 0],
    [2 * flange + foot, 0],
  ]
}

export function rectangle(width: number, height: number, radius = 0, inset = 0): Point[] {
  const [l, b, r, t] = [inset, inset, width - inset, height - inset]
  if (radius <= inset) {
    return [
      [l, b],
      [r, b],
      [r, t],
      [l, t],
    ]
  }
  const q = radius - inset
  return [
    ...arc(r - q, b + q, q, -90, 0),
    ...arc(r - q, t - q, q, 0, 90),
    ...arc(l + q, t - q, q, 90, 180),
    ...arc(l + q, b + q, q, 180, 270),
  ]
}

export function circle(radius: number, cx = 0, cy = 0, steps = 28): Point[] {
  return Array.from({ length: steps }, (_, index): Point => {
    const a = (index / steps) * 2 * Math.PI
    return [cx + Math.cos(a) * radius, cy + Math.sin(a) * radius]
  })
}

export function arc(cx: number, cy: number, radius: number, from: number, to: number, steps = 4): Point[] {
  return Array.from({ length: steps + 1 }, (_, index): Point => {
    const a = ((from + ((to - from) * index) / steps) * Math.PI) / 180
    return [cx + Math.cos(a) * radius, cy + Math.sin(a) * radius]
  })
}
