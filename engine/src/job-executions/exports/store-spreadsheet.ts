import { Readable } from 'node:stream'
import yazl from 'yazl'
import type { Cell } from '../../../../facts/write-csv.ts'
import type { Db } from '../../db/db.ts'
import { readPieces } from '../files/copy-file.ts'
import { piecesOf } from '../files/pieces-of.ts'
import { appendPiece, deleteFile, insertFile, selectFile } from '../files/queries.ts'

/** Rows of a sheet beside its head. */
export const mostSheetRows = 1_048_575

/** A row as it is kept until the sheet is written. */
export const sheetLine = (cells: readonly Cell[]): string =>
  `${JSON.stringify(cells.map((cell) => cell ?? null))}\n`

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
/** What XML has no sign for. */
// oxlint-disable-next-line no-control-regex
const unwritable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g

const escapeXml = (text: string) =>
  text.replace(unwritable, '').replace(/[&<>]/g, (sign) => escapes[sign] ?? '')

/** The name of a column by its place: A … Z, AA … */
const columnName = (at: number): string =>
  (at < 26 ? '' : columnName(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26))

/** A number as one, where its column is of numbers; text is never computed, whatever it begins with. */
const cellXml = (place: string, cell: Cell, isNumeric: boolean): string => {
  if (cell === null || cell === undefined || cell === '') return ''
  if (typeof cell === 'boolean') return `<c r="${place}" t="b"><v>${Number(cell)}</v></c>`
  if (typeof cell === 'number' || (isNumeric && /^-?\d+(\.\d+)?$/.test(cell)))
    return `<c r="${place}"><v>${cell}</v></c>`
  return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(cell)}</t></is></c>`
}

const rowXml = (line: number, row: readonly Cell[], numeric: ReadonlySet<number>) =>
  `<row r="${line}">${row.map((cell, at) => cellXml(columnName(at) + line, cell, numeric.has(at))).join('')}</row>`

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006'
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

export const spreadsheetType = `${spreadsheet}.sheet`

/** A workbook of one sheet, but for the sheet. */
const parts = {
  '[Content_Types].xml': `${head}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${spreadsheet}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${spreadsheet}.worksheet+xml"/></Types>`,
  '_rels/.rels': `${head}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
}

/** The rows of pieces whose ends need not be those of lines. */
async function* rowsOf(pieces: AsyncIterable<Buffer>): AsyncGenerator<Cell[]> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const piece of pieces) {
    const lines = (rest + decoder.decode(piece, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) yield JSON.parse(line) as Cell[]
  }
}

/** The sheet as text; the head line stays in sight while its rows are moved. */
async function* sheetXml(rows: AsyncIterable<Cell[]>, numeric: ReadonlySet<number>): AsyncGenerator<string> {
  yield `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`
  let line = 0
  for await (const row of rows) yield rowXml(++line, row, numeric)
  yield '</sheetData></worksheet>'
}

type Sheet = { siteId: string; linesId: string; sheetId: string; numeric: ReadonlySet<number> }

/**
 * Writes the rows that a file keeps line by line as a spreadsheet, within a transaction, and forgets the lines. No more than
 * a piece of each is in memory.
 */
export const storeSpreadsheet = async (
  tx: Db,
  { siteId, linesId, sheetId, numeric }: Sheet,
): Promise<void> => {
  const lines = await tx.one(selectFile(siteId, linesId))
  await tx.run(insertFile(siteId, { ...lines, id: sheetId }))
  const zip = new yazl.ZipFile()
  for (const [name, text] of Object.entries(parts)) zip.addBuffer(Buffer.from(text), name)
  zip.addReadStreamLazy('xl/worksheets/sheet1.xml', {}, (take) =>
    take(null, Readable.from(sheetXml(rowsOf(readPieces(tx, siteId, lines)), numeric))),
  )
  zip.end()
  for await (const piece of piecesOf(zip.outputStream as Readable))
    await tx.run(appendPiece(siteId, sheetId, piece))
  await tx.run(deleteFile(siteId, linesId))
}
