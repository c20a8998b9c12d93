/** The part of the runner's report that is read. */
type Report = { suites?: Suite[] }
type Suite = {
  suites?: Suite[]
  specs?: { title: string; tests: { projectName: string; status: string }[] }[]
}

export type JourneyRow = { title: string; devices: Record<string, boolean> }

const specsOf = ({ specs = [], suites = [] }: Suite): NonNullable<Suite['specs']> => [
  ...specs,
  ...suites.flatMap(specsOf),
]

/** Each journey with the devices it was walked on, in the order of the file. */
export const rowsOf = ({ suites = [] }: Report): JourneyRow[] => {
  const rows = new Map<string, JourneyRow>()
  for (const { title, tests } of suites.flatMap(specsOf)) {
    const row = rows.get(title) ?? { title, devices: {} }
    rows.set(title, row)
    for (const { projectName, status } of tests) row.devices[projectName] = status === 'expected'
  }
  return [...rows.values()]
}
