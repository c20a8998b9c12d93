import { loadFonts, runsOf } from './fonts.ts'

const points = { margin: 48, foot: 40 }

type TextStyle = { size?: number; bold?: boolean; grey?: boolean; align?: 'start' | 'end' }

/** Writes text onto PDF pages from top to bottom, in black, and begins a new page when one is full. */
export const createPdfWriter = async (about: {
  size: 'LETTER' | 'A4'
  language: string
  title: string
  author: string
}) => {
  // Loaded with the first document: most processes never make one.
  const { default: PdfDocument } = await import('pdfkit')
  const document = new PdfDocument({
    size: about.size,
    margin: points.margin,
    bufferPages: true,
    lang: about.language,
    displayTitle: true,
    info: { Title: about.title, Author: about.author },
  })
  for (const [name, file] of Object.entries(loadFonts())) document.registerFont(name, file)
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<Buffer>((resolve) => document.on('end', () => resolve(Buffer.concat(chunks))))
  const left = points.margin
  const width = document.page.width - 2 * points.margin
  const bottom = document.page.height - points.margin - points.foot
  let y = points.margin

  const widthOf = (text: string, size: number, bold: boolean) =>
    runsOf(text, bold).reduce(
      (sum, run) => sum + document.font(run.font).fontSize(size).widthOfString(run.text),
      0,
    )

  /** Words as lines that fit; a word that is wider than all the room is broken, behind a hyphen where it has one. */
  const wrapText = (text: string, room: number, size: number, bold: boolean): string[] => {
    const lines: string[] = []
    let line = ''
    for (const word of text.split(/\s+/)) {
      const longer = line === '' ? word : `${line} ${word}`
      if (widthOf(longer, size, bold) <= room) {
        line = longer
        continue
      }
      if (line !== '') lines.push(line)
      line = word
      while (widthOf(line, size, bold) > room) {
        let end = line.length - 1
        while (end > 1 && widthOf(line.slice(0, end), size, bold) > room) end -= 1
        const hyphen = line.lastIndexOf('-', end - 1) + 1
        const cut = hyphen > 1 ? hyphen : end
        lines.push(line.slice(0, cut))
        line = line.slice(cut)
      }
    }
    return line === '' ? lines : [...lines, line]
  }

  const lineHeight = (size: number) => size * 1.4

  /** Writes at a place of this page; answers the height it took. */
  const writeAt = (text: string, x: number, at: number, room: number, how: TextStyle = {}): number => {
    const { size = 10, bold = false, grey = false, align = 'start' } = how
    const lines = text.split('\n').flatMap((line) => wrapText(line, room, size, bold))
    lines.forEach((line, index) => {
      let from = align === 'end' ? x + room - widthOf(line, size, bold) : x
      for (const run of runsOf(line, bold)) {
        document
          .font(run.font)
          .fontSize(size)
          .fillColor(grey ? '#444444' : '#000000')
          .text(run.text, from, at + index * lineHeight(size), { lineBreak: false })
        from += document.widthOfString(run.text)
      }
    })
    return lines.length * lineHeight(size)
  }

  const heightOf = (text: string, room: number, { size = 10, bold = false }: TextStyle = {}) =>
    text.split('\n').flatMap((line) => wrapText(line, room, size, bold)).length * lineHeight(size)

  const trace = (points: readonly [number, number][]) =>
    points.forEach(([px, py], index) => (index === 0 ? document.moveTo(px, py) : document.lineTo(px, py)))

  const newPage = () => {
    document.addPage()
    y = points.margin
  }

  return {
    left,
    width,
    writeAt,
    heightOf,
    get y() {
      return y
    },
    down: (by: number) => {
      y += by
    },
    /** Begins a page when so much no longer fits; answers whether it did. */
    needs: (height: number): boolean => {
      if (y + height <= bottom) return false
      newPage()
      return true
    },
    line: (weight = 0.5) => {
      document
        .moveTo(left, y)
        .lineTo(left + width, y)
        .lineWidth(weight)
        .strokeColor('#000000')
        .stroke()
    },
    /** Which page is written, from 0. */
    get page() {
      return document.bufferedPageRange().count - 1
    },
    /** A drawing of squares in black, at a place of this page. */
    drawPath: ({ size, path }: { size: number; path: string }, x: number, at: number, side: number) => {
      document
        .save()
        .translate(x, at)
        .scale(side / size)
        .path(path)
        .fill('#000000')
        .restore()
    },
    /** A word in the middle of a place. */
    writeAround: (text: string, x: number, at: number, size: number) => {
      const wide = widthOf(text, size, true)
      writeAt(text, x - wide / 2, at - size * 0.6, wide + 1, { size, bold: true })
    },
    stroke: (
      points: readonly [number, number][],
      { line = 0.5, dash }: { line?: number; dash?: readonly [number, number] },
    ) => {
      trace(points)
      document.lineWidth(line).strokeColor('#000000')
      if (dash) document.dash(dash[0], { space: dash[1] })
      document.stroke()
      if (dash) document.undash()
    },
    area: (
      points: readonly [number, number][],
      { line, fill, opacity = 1 }: { line?: number; fill?: string; opacity?: number },
    ) => {
      trace(points)
      document.closePath()
      document.lineWidth(line ?? 0.5).strokeColor('#000000')
      if (!fill) document.stroke()
      else {
        document.fillOpacity(opacity)
        if (line) document.fillAndStroke(fill, '#000000')
        else document.fill(fill)
        document.fillOpacity(1)
      }
    },
    /** A paragraph over the whole width. */
    write: (text: string, how: TextStyle = {}) => {
      const height = heightOf(text, width, how)
      if (y + height > bottom) newPage()
      y += writeAt(text, left, y, width, how)
    },
    /** Writes `foot` and the page's number on every page and gives the file. */
    end: async (foot: string): Promise<Buffer> => {
      const { count } = document.bufferedPageRange()
      for (let page = 0; page < count; page++) {
        document.switchToPage(page)
        // Below the margin the library would begin a page of its own.
        document.page.margins.bottom = 0
        const at = document.page.height - points.margin
        writeAt(foot, left, at, width - 60, { size: 8, grey: true })
        writeAt(`${page + 1} / ${count}`, left + width - 60, at, 60, { size: 8, grey: true, align: 'end' })
      }
      document.end()
      return ended
    },
  }
}

export type PdfWriter = Awaited<ReturnType<typeof createPdfWriter>>
