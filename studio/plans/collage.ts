import { picture, size } from '../svg.ts'

/** Pictures side by side in a square, each with names of its own. */
export function collage(pictures: string[]): string {
  const columns = Math.ceil(Math.sqrt(pictures.length))
  const cell = size / columns
  const body = pictures.map((svg, index) => {
    const [x, y] = [(index % columns) * cell, Math.floor(index / columns) * cell]
    return nestPlan(svg, `k${index}`)
      .replace(
        /^<svg [^>]*>/,
        `<svg x="${x}" y="${y}" width="${cell}" height="${cell}" viewBox="0 0 ${size} ${size}">`,
      )
      .trimEnd()
  })
  return picture(body.join(''))
}

/** Gradient and filter names are shared by a whole document, so each picture gets its own prefix. */
function nestPlan(svg: string, prefix: string): string {
  return svg.replaceAll(' id="', ` id="${prefix}`).replaceAll('url(#', `url(#${prefix}`)
}
