import { withRule } from '../scenes/rule.ts'
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

/** Families whose size is hard to read, and the rule that lies (or stands) beside them. */
const rules: [ids: string, mm: 1000 | 200 | 100, stands?: true][] = [
  ['025 026 027 029 030 031 032 033 037 038 039 040 041', 200],
  ['050 053 054 055 056 057 058 060 062 063 064 065 066 067', 200],
  ['071 072 073 074 075 076 083 085 087 088 089 090 091', 200],
  ['104 105 106 110 113 121 122 123 124 125 126 131', 200],
  ['019 043 044 045 046 048 059 061 068 069 070 099 127 128', 100],
  ['049 052 077 079 081 082 084 107', 1000],
  ['092 093 094 095 096 098 102', 100, true],
  ['097 100 101', 200, true],
]

/** How a family looks; stops with its id while it has no entry. */
export function entryOf(id: string): Entry {
  const entry = entries[id]
  if (!entry) throw new Error(`family ${id} has no picture`)
  const rule = rules.find(([ids]) => ids.split(' ').includes(id))
  if (!rule) return entry
  const [, mm, stands] = rule
  return { ...entry, picture: (color, look) => withRule(entry.picture(color, look), mm, stands) }
}
