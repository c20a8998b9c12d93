import { boundsOf, type Scene } from '../../../trade/drawing/scene.ts'
import { drawScene } from './draw-scene.ts'
import type { PdfWriter } from './pdf-writer.ts'
import { createPdfWriter } from './pdf-writer.ts'
import { qrDrawing } from './qr/index.ts'
import { sceneOfSvg } from './svg-scene.ts'

/** What a PDF (a quote, a receipt) says: texts ready to print, in reading order. */
export type PdfDocument = {
  size: 'LETTER' | 'A4'
  language: 'es' | 'en'
  shop: string
  title: string
  /** Under the title: dates, state. */
  facts: { label: string; value: string }[]
  /** Side by side: who it is for, where it goes. */
  parties: { title: string; lines: string[] }[]
  table: {
    /** Widths are shares of the page; figures end at their right edge. */
    columns: { label: string; share: number; figures?: true }[]
    rows: { cells: string[]; note?: string }[]
  }
  totals: { label: string; value: string; strong?: true }[]
  /** For a camera, beside the totals: what it leads to, and the signs to read out instead. */
  pass?: { link: string; title: string; code: string; text: string }
  /** Before the table, beside each other; after all else, wide ones below each other, others two in a row. */
  drawings?: { before: Drawing[]; after: Drawing[] }
  notes: { title?: string; text: string }[]
  foot: string
}

type Place = {
  title: string
  wide?: boolean
  /** Points at most, where it is to leave room for what follows. */
  height?: number
}
/** A scene, or a drawing in SVG, with its words. */
export type Drawing = Place & ({ scene: Scene } | { svg: string })
type DrawnScene = Place & { scene: Scene }

/** As scenes; what cannot be drawn is left out. */
const scenesOf = (all: readonly Drawing[]): DrawnScene[] =>
  all.flatMap((drawing) => {
    if ('scene' in drawing) return [drawing]
    const scene = sceneOfSvg(drawing.svg)
    return scene ? [{ ...drawing, scene }] : []
  })

const gap = 8
const drawingHeight = 190

/** Drawings in rows of one or two, each under its words; a row that no longer fits begins a page. */
const drawings = (sheet: PdfWriter, all: readonly DrawnScene[]) => {
  for (let at = 0; at < all.length; ) {
    const first = all[at]
    const next = all[at + 1]
    if (!first) break
    const row = first.wide || !next || next.wide ? [first] : [first, next]
    const room = (sheet.width - gap * 2 * (row.length - 1)) / (first.wide ? 1 : 2)
    const shape = ({ scene }: DrawnScene) => boundsOf(scene)
    const heights = row.map((one) => {
      const { width, height } = shape(one)
      return Math.min(one.height ?? drawingHeight, (room * height) / Math.max(1, width))
    })
    const words = row.map(({ title }) => sheet.heightOf(title, room, { size: 9 }))
    sheet.needs(Math.max(...heights) + Math.max(...words) + 3 * gap)
    row.forEach(({ title, scene }, index) => {
      const x = sheet.left + index * (room + 2 * gap)
      sheet.writeAt(title, x, sheet.y, room, { size: 9 })
      const y = sheet.y + Math.max(...words) + gap / 2
      drawScene(sheet, scene, { x, y, width: room, height: heights[index] ?? 0 })
    })
    sheet.down(Math.max(...heights) + Math.max(...words) + 2 * gap)
    at += row.length
  }
}

const head = (sheet: PdfWriter, { shop, title, facts }: PdfDocument) => {
  const part = sheet.width * 0.3
  sheet.writeAt(shop, sheet.left, sheet.y, part, { size: 18, bold: true })
  const height = sheet.writeAt(title, sheet.left + part, sheet.y, sheet.width - part, {
    size: 16,
    bold: true,
    align: 'end',
  })
  sheet.down(Math.max(height, 25) + gap)
  sheet.line(1)
  sheet.down(gap)
  const room = sheet.width / Math.max(1, facts.length)
  const heights = facts.map(({ label, value }, index) => {
    const x = sheet.left + index * room
    const labelHeight = sheet.writeAt(label, x, sheet.y, room - gap, { size: 8, grey: true })
    return labelHeight + sheet.writeAt(value, x, sheet.y + labelHeight, room - gap, { bold: true })
  })
  sheet.down(Math.max(0, ...heights) + 2 * gap)
}

const parties = (sheet: PdfWriter, all: PdfDocument['parties']) => {
  const room = sheet.width / Math.max(1, all.length)
  const heights = all.map(({ title, lines }, index) => {
    const x = sheet.left + index * room
    const titleHeight = sheet.writeAt(title, x, sheet.y, room - gap, { size: 8, grey: true })
    return titleHeight + sheet.writeAt(lines.join('\n'), x, sheet.y + titleHeight, room - gap, { size: 9 })
  })
  sheet.down(Math.max(0, ...heights) + 2 * gap)
}

const table = (sheet: PdfWriter, { columns, rows }: PdfDocument['table']) => {
  const whole = columns.reduce((sum, { share }) => sum + share, 0)
  const places = columns.map((column, index) => {
    const before = columns.slice(0, index).reduce((sum, { share }) => sum + share, 0)
    return {
      x: sheet.left + (before / whole) * sheet.width,
      // The last column ends where the page does.
      room: (column.share / whole) * sheet.width - (index === columns.length - 1 ? 0 : gap),
      align: column.figures ? ('end' as const) : ('start' as const),
    }
  })
  const writeRow = (cells: string[], how: { size: number; bold?: boolean }) =>
    Math.max(
      ...cells.map((cell, index) => {
        const place = places[index]
        return place ? sheet.writeAt(cell, place.x, sheet.y, place.room, { ...how, align: place.align }) : 0
      }),
    )
  const header = () => {
    sheet.line(1)
    sheet.down(4)
    sheet.down(
      writeRow(
        columns.map(({ label }) => label),
        { size: 8, bold: true },
      ) + 2,
    )
    sheet.line()
    sheet.down(4)
  }
  // Beneath what the row is about: its description, not its code.
  const noteX = places[1]?.x ?? sheet.left
  const noteRoom = sheet.left + sheet.width - noteX
  header()
  for (const { cells, note } of rows) {
    const heights = cells.map((cell, index) => sheet.heightOf(cell, places[index]?.room ?? 1, { size: 9 }))
    const noteHeight = note === undefined ? 0 : sheet.heightOf(note, noteRoom, { size: 8 })
    if (sheet.needs(Math.max(...heights) + noteHeight + 8)) header()
    sheet.down(writeRow(cells, { size: 9 }))
    if (note !== undefined) {
      sheet.down(sheet.writeAt(note, noteX, sheet.y, noteRoom, { size: 8, grey: true }))
    }
    sheet.down(3)
    sheet.line(0.25)
    sheet.down(4)
  }
}

const passSide = 84

/** Beside the totals, so that no page grows by it. */
const pass = (sheet: PdfWriter, { link, title, code, text }: NonNullable<PdfDocument['pass']>) => {
  sheet.needs(passSide + gap)
  sheet.drawPath(qrDrawing(link), sheet.left, sheet.y, passSide)
  const x = sheet.left + passSide + gap
  const room = sheet.width / 2 - passSide - 2 * gap
  let y = sheet.y + gap
  y += sheet.writeAt(title, x, y, room, { size: 8, grey: true })
  y += sheet.writeAt(code, x, y, room, { size: 14, bold: true })
  sheet.writeAt(text, x, y, room, { size: 8 })
}

const totals = (sheet: PdfWriter, all: PdfDocument['totals']) => {
  const room = sheet.width / 2
  const x = sheet.left + room
  for (const { label, value, strong } of all) {
    const how = strong ? { size: 13, bold: true } : { size: 10 }
    sheet.needs(20)
    const height = sheet.writeAt(label, x, sheet.y, room / 2, how)
    sheet.writeAt(value, x + room / 2, sheet.y, room / 2, { ...how, align: 'end' })
    sheet.down(height + 3)
  }
}

/** Prints a paper in black on white and gives the PDF. */
export const renderPdf = async (document: PdfDocument): Promise<Buffer> => {
  const { size, language, title, shop } = document
  const sheet = await createPdfWriter({ size, language, title, author: shop })
  head(sheet, document)
  parties(sheet, document.parties)
  drawings(sheet, scenesOf(document.drawings?.before ?? []))
  table(sheet, document.table)
  sheet.down(gap)
  const beside = sheet.page
  if (document.pass) pass(sheet, document.pass)
  const top = sheet.y
  totals(sheet, document.totals)
  // What follows stands below both.
  if (document.pass && sheet.page === beside) sheet.down(Math.max(0, top + passSide + gap - sheet.y))
  for (const { title: heading, text } of document.notes) {
    sheet.down(gap)
    // A heading does not stand alone at the end of a page.
    if (heading) {
      sheet.needs(14 + sheet.heightOf(text, sheet.width, { size: 9 }))
      sheet.write(heading, { size: 9, bold: true })
    }
    sheet.write(text, { size: 9 })
  }
  if (document.drawings?.after.length) {
    sheet.down(2 * gap)
    drawings(sheet, scenesOf(document.drawings.after))
  }
  return sheet.end(document.foot)
}
