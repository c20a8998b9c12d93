import type { Entries, Entry } from './entry.ts'
import { finishes } from './finishes.ts'
import { fixings } from './fixings.ts'
import { flashings } from './flashings.ts'
import { flats } from './flats.ts'
import { rebars } from './rebar.ts'
import { roofing } from './roofing.ts'
import { sections } from './sections.ts'
import { tools } from './tools.ts'

const entries: Entries = {
  ...roofing,
  ...flashings,
  ...rebars,
  ...sections,
  ...flats,
  ...fixings,
  ...finishes,
  ...tools,
}

/** How a family looks; stops with its id while it has no entry. */
export function entryOf(id: string): Entry {
  const entry = entries[id]
  if (!entry) throw new Error(`family ${id} has no picture`)
  return entry
}
