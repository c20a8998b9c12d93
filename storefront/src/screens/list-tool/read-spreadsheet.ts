import readSheets from 'read-excel-file/browser'

/** What a spreadsheet may hold: far above any list, far below what would make a phone stop. */
const mostEntries = 60
const mostBytes = 5_000_000

/** The rows of a spreadsheet's first sheet; undefined for a file that is no spreadsheet, or unpacks to more than a list ever needs. Formulas are never run. */
export const rowsOfSpreadsheet = async (
  bytes: Uint8Array<ArrayBuffer>,
): Promise<readonly (readonly string[])[] | undefined> => {
  const { entries, unpacked } = contentsOf(bytes)
  if (entries === 0 || entries > mostEntries || unpacked > mostBytes) return undefined
  try {
    const [sheet] = await readSheets(new Blob([bytes]))
    const rows = (sheet?.data ?? []).map((row) => row.map((cell) => (cell === null ? '' : String(cell))))
    return rows.filter((row) => row.some(Boolean))
  } catch {
    return undefined
  }
}

/** Entries of the archive's directory and the bytes they say they unpack to. */
export const contentsOf = (bytes: Uint8Array): { entries: number; unpacked: number } => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let entries = 0
  let unpacked = 0
  for (let at = 0; at + 46 <= bytes.length; at++) {
    if (view.getUint32(at, true) !== 0x02014b50) continue
    entries++
    unpacked += view.getUint32(at + 24, true)
  }
  return { entries, unpacked }
}
