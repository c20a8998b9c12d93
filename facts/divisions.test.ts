import { beforeAll, expect, test } from 'vitest'
import { addressForms } from './address-forms.ts'
import type { CountryCode } from './country.ts'
import { countryCodes } from './country.ts'
import {
  type Division,
  derivedPostalCode,
  divisionLabel,
  findDivision,
  loadDivisions,
  pathOf,
  searchDivisions,
} from './divisions.ts'

const trees = new Map<CountryCode, Division[]>()
const tree = (country: CountryCode): Division[] => trees.get(country) ?? []

beforeAll(async () => {
  for (const country of countryCodes) trees.set(country, await loadDivisions(country))
})

test.each([
  ['SV', [14, 44, 262]],
  ['GT', [22, 340, 0]],
  ['HN', [18, 298, 0]],
  ['NI', [17, 153, 0]],
  ['CR', [7, 84, 489]],
  ['EC', [24, 222, 0]],
] as const)('%s has its official number of divisions on each level', (country, expected) => {
  const first = tree(country)
  const second = first.flatMap((division) => division.children ?? [])
  const third = second.flatMap((division) => division.children ?? [])
  expect([first.length, second.length, third.length]).toEqual(expected)
})

test('every id is unique, begins with its country and is found again with its whole path', () => {
  for (const country of countryCodes) {
    const seen = new Set<string>()
    const visit = (divisions: readonly Division[], parents: string[]) => {
      for (const division of divisions) {
        expect(seen.has(division.id)).toBe(false)
        seen.add(division.id)
        expect(division.id.startsWith(`${country}-`)).toBe(true)
        expect(pathOf(tree(country), division.id).map(({ id }) => id)).toEqual([...parents, division.id])
        visit(division.children ?? [], [...parents, division.id])
      }
    }
    visit(tree(country), [])
  }
})

test.each(countryCodes)('%s lists every place as deep as its form has lists', (country) => {
  const depths = (divisions: readonly Division[]): number[] =>
    divisions.flatMap(({ children = [] }) =>
      children.length === 0 ? 1 : depths(children).map((depth) => depth + 1),
    )
  expect(new Set(depths(tree(country)))).toEqual(new Set([addressForms[country].listedLevels]))
})

test('an unknown id is found nowhere', () => {
  expect(findDivision(tree('SV'), 'SV-nowhere')).toBeUndefined()
  expect(findDivision(tree('SV'), 'SV-ahuachapan--nowhere')).toBeUndefined()
  expect(pathOf(tree('SV'), '')).toEqual([])
})

test('a search ignores case and accents, whole names first', () => {
  const [first] = searchDivisions(tree('CR'), 'PEREZ zeledon')
  expect(first?.division.name).toBe('Pérez Zeledón')
  expect(searchDivisions(tree('GT'), 'coban')[0]?.division.name).toBe('Cobán')
  expect(searchDivisions(tree('GT'), '  ')).toEqual([])
  expect(searchDivisions(tree('GT'), 'xyz')).toEqual([])
})

test('the former municipio of El Salvador is found as a district and told from its namesakes', () => {
  const [first] = searchDivisions(tree('SV'), 'san salvador')
  expect(first && divisionLabel(first.path)).toBe('San Salvador (San Salvador Centro)')
})

test('the name of a parent narrows a search', () => {
  const hits = searchDivisions(tree('SV'), 'concepcion ahuachapan')
  expect(hits.map(({ division }) => division.name)).toEqual(['Concepción de Ataco'])
})

test('Tegucigalpa is found though the municipio has another name', () => {
  expect(searchDivisions(tree('HN'), 'tegucigalpa')[0]?.division.name).toBe('Distrito Central')
})

test('the postal code of Costa Rica is the code of the district', () => {
  const carmen = findDivision(tree('CR'), 'CR-san-jose--san-jose--carmen')
  expect(carmen && derivedPostalCode('CR', carmen)).toBe('10101')
  const canton = findDivision(tree('CR'), 'CR-san-jose--san-jose')
  expect(canton && derivedPostalCode('CR', canton)).toBeUndefined()
})
