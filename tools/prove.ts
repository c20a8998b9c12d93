import { parseArgs } from 'node:util'
import { copyTree } from './prove/copy-tree.ts'
import type { Mutant } from './prove/mutant.ts'
import { readCitations } from './prove/read-citations.ts'
import { readMutants } from './prove/read-mutants.ts'
import { readProofs, saveProof } from './prove/record.ts'
import {
  findKillersByJourney,
  findRedJourneys,
  groupForJourneys,
  type JourneyKiller,
} from './prove/run-journeys.ts'
import { openUnitRunner } from './prove/run-units.ts'
import { changedSince } from './test/journeys-of-change.ts'

/**
 * `npm run prove [area|id …]`: breaks the code as `mutants/` says, in a copy of the tree, and sees whether a test that
 * cites the requirement fails. Survivors are printed with their change and make the run fail.
 *
 * `--units`, `--journeys`: one kind alone. `--unproven`: requirements that no run has proven yet. `--sample 60`: so many,
 * others each day. `--changed COMMIT`: those whose file has changed since.
 */
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    units: { type: 'boolean' },
    journeys: { type: 'boolean' },
    sample: { type: 'string' },
    changed: { type: 'string' },
    unproven: { type: 'boolean' },
  },
})

const cited = readCitations()
const isJourney = (file: string) => file.startsWith('e2e/')
const testsOf = ({ id }: Mutant) => [...(cited.get(id) ?? [])]
const needsJourney = (mutant: Mutant) => mutant.by === 'journey' || testsOf(mutant).every(isJourney)

const sampleOf = <T>(all: readonly T[], count: number): T[] => {
  const day = Math.floor(Date.now() / 86_400_000)
  return all.filter((_, at) => (at + day) % Math.ceil(all.length / count) === 0)
}

const choose = async (): Promise<Mutant[]> => {
  const all = await readMutants()
  const named = all.filter(
    ({ id, area }) => positionals.length === 0 || positionals.includes(id) || positionals.includes(area),
  )
  const kind = named.filter((mutant) => !(needsJourney(mutant) ? options.units : options.journeys))
  const changed = options.changed ? new Set(changedSince(options.changed)) : undefined
  const proofs = options.unproven ? readProofs() : {}
  const touched = kind.filter(({ id, file }) => !proofs[id] && (!changed || changed.has(file)))
  return options.sample ? sampleOf(touched, Number(options.sample)) : touched
}

const chosen = await choose()
const killed = new Map<string, string>()
const survived = new Set<string>()
const tell = (mutant: Mutant, killer: string | undefined) => {
  if (killer) {
    console.log(`killed   ${mutant.id} by ${killer}`)
    if (!survived.has(mutant.id)) killed.set(mutant.id, killer)
  } else {
    survived.add(mutant.id)
    killed.delete(mutant.id)
    const [minus, plus] = [mutant.find, mutant.replace].map((text) => text.split('\n'))
    console.log(`SURVIVED ${mutant.id} ${mutant.file}`)
    for (const line of minus ?? []) console.log(`  - ${line}`)
    for (const line of plus ?? []) console.log(`  + ${line}`)
  }
  saveProof(mutant.id, killed.get(mutant.id))
}

const copy = copyTree()
try {
  const units = chosen.filter((mutant) => !needsJourney(mutant))
  if (units.length > 0) {
    const runner = await openUnitRunner(copy)
    for (const mutant of units)
      tell(
        mutant,
        await runner.findKiller(
          mutant,
          testsOf(mutant).filter((file) => !isJourney(file)),
        ),
      )
    await runner.close()
  }
  const found = new Map<Mutant, JourneyKiller>()
  const byJourney = chosen.filter(needsJourney)
  for (const group of groupForJourneys(byJourney, cited, 6)) {
    const killers = await findKillersByJourney(copy, group)
    for (const mutant of group) {
      const killer = killers.get(mutant.id)
      if (!killer) continue
      found.set(mutant, killer)
      console.log(`failed   ${mutant.id} with ${killer.why}`)
    }
  }
  const red = await findRedJourneys(copy, [...new Set([...found.keys()].map(({ id }) => id))])
  for (const mutant of byJourney) {
    const name = found.get(mutant)?.name
    const isRed = name !== undefined && red.has(name)
    if (isRed) console.log(`red      ${mutant.id}: without the mutant too, ${name}`)
    tell(mutant, isRed ? undefined : name)
  }
} finally {
  copy.remove()
}
console.log(
  `\nTests  ${survived.size > 0 ? `${survived.size} failed | ` : ''}${killed.size} passed (requirements)`,
)
process.exit(survived.size > 0 ? 1 : 0)
