// @vitest-environment happy-dom
import { act, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { mountInBackOffice } from '../../api/testing/in-back-office.tsx'
import { Button } from '../../ui/index.ts'
import { FilterBar } from './filter-bar.tsx'
import { List } from './list.tsx'
import type { ListState, Search } from './list-state.ts'
import type { Selected } from './selection.ts'

type Row = { id: string }
const page: readonly Row[] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]

let close = () => undefined as void
afterEach(() => {
  close()
  localStorage.clear()
})

const stateOf = (filters: ListState['filters'], set: (search: Search) => void): ListState => ({
  words: '',
  page: 1,
  size: 50,
  sort: undefined,
  open: undefined,
  filters,
  search: {},
  set,
  reset: set,
})

/** The bar of one filter of days, and what the address is told. */
const openDays = (days: readonly string[] | undefined) => {
  const set = vi.fn()
  const page = mountInBackOffice(
    <FilterBar
      state={stateOf(days ? { placed: days } : {}, set)}
      filters={[{ id: 'placed', title: { es: 'Fecha', en: 'Date' }, isDays: true }]}
    />,
  )
  close = page.unmount
  const press = (words: string) =>
    act(() => [...page.host.querySelectorAll('button')].find((one) => one.textContent === words)?.click())
  return { set, page, press }
}

test('days are a filter of the address, in words while it is on, and go when none is left', () => {
  const { set, page, press } = openDays(['2026-11-01', '2026-11-27'])
  expect(page.host.textContent).toContain('Fecha: 1 nov 2026 – 27 nov 2026')
  press('Fecha: 1 nov 2026 – 27 nov 2026')
  const [from, until] = page.host.querySelectorAll<HTMLInputElement>('input[type=date]')
  expect([from?.value, until?.value]).toEqual(['2026-11-01', '2026-11-27'])
  if (from) from.value = ''
  press('Aplicar')
  expect(set).toHaveBeenLastCalledWith({ placed: ',2026-11-27' })
  if (until) until.value = ''
  press('Aplicar')
  expect(set).toHaveBeenLastCalledWith({ placed: '' })
})

test('an end that is missing is left open', () => {
  expect(openDays(['', '2026-11-27']).page.host.textContent).toContain('Fecha: – 27 nov 2026')
  close()
  expect(openDays(['ayer']).page.host.textContent).toContain('Fecha: –')
})

/** A list of which three rows of so many are shown, and what its step is told. */
const open = (total: number, mostSelected?: number) => {
  let told: Selected<Row> | undefined
  const Shown = () => {
    const [filters, setFilters] = useState<ListState['filters']>({})
    return (
      <>
        <Button onClick={() => setFilters({ step: ['paid'] })}>otro filtro</Button>
        <List
          name="rows"
          state={stateOf(filters, () => undefined)}
          columns={[{ id: 'id', title: { es: 'Id', en: 'Id' }, cell: ({ id }) => id }]}
          rows={page}
          total={total}
          error={null}
          isRefining={false}
          onRetry={() => undefined}
          idOf={({ id }) => id}
          card={({ id }) => id}
          onOpen={() => undefined}
          {...(mostSelected === undefined ? {} : { mostSelected })}
          bulk={(selected, clear) => {
            told = selected
            return <Button onClick={clear}>paso</Button>
          }}
          empty={{ icon: 'orders', title: '' }}
        />
      </>
    )
  }
  const shown = mountInBackOffice(<Shown />)
  close = shown.unmount
  const find = (words: string) =>
    [...shown.host.querySelectorAll('button')].find((one) => one.textContent?.includes(words))
  return {
    said: () => shown.host.textContent ?? '',
    find,
    press: (words: string) => act(() => find(words)?.click()),
    key: (key: string) => act(() => void dispatchEvent(new KeyboardEvent('keydown', { key }))),
    told: () => told && { ids: told.rows.map(({ id }) => id), isAll: told.isAll, count: told.count },
  }
}
test('once the page is selected all that match are offered, and a step is told that they are meant', () => {
  const list = open(1_312, 2_000)
  list.key('a')
  expect(list.told()).toEqual({ ids: ['a', 'b', 'c'], isAll: false, count: 3 })
  list.press('Elegir los 1,312 que coinciden')
  expect(list.told()).toEqual({ ids: ['a', 'b', 'c'], isAll: true, count: 1_312 })
  expect(list.said()).toContain('Los 1,312 que coinciden, elegidos')
  list.press('Soltar')
  expect(list.find('paso')).toBeUndefined()
})

test('another choice of filters is no longer all that was meant; one row let go leaves the rest of the page', () => {
  const list = open(1_312, 2_000)
  list.key('a')
  list.key('a')
  expect(list.told()?.isAll).toBe(true)
  list.press('otro filtro')
  expect(list.told()?.isAll).toBe(false)
  list.key('a')
  list.key('a')
  expect(list.told()?.isAll).toBe(true)
  list.key('j')
  list.key('x')
  expect(list.told()).toEqual({ ids: ['b', 'c'], isAll: false, count: 2 })
})

test('nothing is offered where the page is all, or where the list has no such step; too many are told', () => {
  const small = open(3, 2_000)
  small.key('a')
  expect(small.find('que coinciden')).toBeUndefined()
  close()
  const plain = open(1_312)
  plain.key('a')
  expect(plain.find('que coinciden')).toBeUndefined()
  close()
  const large = open(9_999, 2_000)
  large.key('a')
  expect(large.find('que coinciden')).toBeUndefined()
  expect(large.said()).toContain('Coinciden 9,999; a la vez se eligen hasta 2,000')
  large.key('a')
  expect(large.told()?.isAll).toBe(false)
})
