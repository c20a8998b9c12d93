import { expect, test } from 'vitest'
import type { Site } from '../kernel/site.ts'
import { calendar, localTime, store } from './testing.ts'
import { storeView } from './view.ts'

const site = { countries: [{ code: 'SV', holidays: calendar.holidays }] } as unknown as Site

test('[S2.124] hours, which pages show as HTML, have passed the allow-list', () => {
  const hours =
    '<b>Lun–Vie</b> 7:00<script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)">x</a>'
  const shown = storeView(
    { site, now: localTime('2026-12-01T10:00'), locale: 'es-SV' },
    store('a', { storeHours: { es: hours, en: hours } }),
  )
  expect(shown.storeHours).toBe('<b>Lun–Vie</b> 7:00<img src="x" /><a>x</a>')
})
