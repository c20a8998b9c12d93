/** Members of a bundle's line that the document calls by another name. */
const renamed: Readonly<Record<string, string>> = {
  keywords: 'pageKeywords',
  categoryIds: 'assignedCategories',
  images: 'imageGroups',
  masterId: 'master.masterId',
  weightGrams: 'c_weightKg',
  longestSideMm: 'c_longestSideMeters',
  lengthMm: 'c_lengthMeters',
  coverMm: 'c_coverMeters',
}

const platformNames = new Set([
  'online',
  'name',
  'shortDescription',
  'longDescription',
  'pageTitle',
  'pageDescription',
  'primaryCategoryId',
  'variationValues',
  'variationAttributes',
])

const nameOf = (member: string) => renamed[member] ?? (platformNames.has(member) ? member : `c_${member}`)

/** What an import would say, with the members as the document calls them. */
export const faultsOfProduct = (faults: readonly { field: string; expected: string }[]) =>
  faults.map(({ field, expected }) => {
    const [member = '', ...rest] = field.split('/')
    const property = member === '' ? '$' : `$.${[nameOf(member), ...rest].join('.')}`
    return { property, detail: `${property}: ${expected}` }
  })
