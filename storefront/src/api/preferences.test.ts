import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { createCall, type Response } from './call.ts'
import { fetchPreferences, useCustomPreferences } from './preferences.tsx'

const envWith = (answer: () => Response) => {
  const paths: string[] = []
  const call = createCall({
    transport: async (path) => {
      paths.push(path)
      return answer()
    },
    organizationId: 'f_ecom_lmna_001',
    siteId: 'Lamina',
    locale: 'es-SV',
    timeout: 5000,
    newId: () => '1',
  })
  return { paths, env: { call, locale: 'es-SV' as const } }
}

test('[S7.048] preferences are asked for the locale with an underscore', async () => {
  const { env, paths } = envWith(() => ({ status: 200, body: '[{"caseMaxFiles":2}]' }))
  expect(await fetchPreferences(env)).toEqual([{ caseMaxFiles: 2 }])
  expect(paths[0]).toContain('c_localSite=es_SV')
})

test('[S7.050] a failed preferences answer is an empty list', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  for (const status of [500, 503, 404, 401]) {
    expect(await fetchPreferences(envWith(() => ({ status, body: '' })).env)).toEqual([])
  }
})

test('[S8.053] the hook outside its provider throws', () => {
  const Outside = () => createElement('p', null, useCustomPreferences().caseMaxFiles)
  expect(() => renderToString(createElement(Outside))).toThrow(
    'useCustomPreferences debe usarse dentro de CustomPreferencesProvider',
  )
})
