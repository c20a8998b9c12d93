import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { onStage } from '../../app/testing/on-stage.tsx'
import type { LoginOption } from '../../config/login-options.ts'
import { SocialButtons } from './social-buttons.tsx'

/** The buttons where the installation offers these. */
const buttonsOf = (...loginOptions: LoginOption[]) => {
  const page = renderToStaticMarkup(onStage({ settings: { loginOptions } }).around(<SocialButtons />))
  return [...page.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, label = '']) =>
    label.replaceAll(/<[^>]*>/g, ''),
  )
}

test('[S2.083] a button for each other site that the installation offers, and for no more', () => {
  expect(buttonsOf('password', 'google', 'microsoft', 'facebook')).toEqual([
    'Google',
    'Microsoft',
    'Facebook',
  ])
  expect(buttonsOf('password', 'microsoft')).toEqual(['Microsoft'])
  expect(buttonsOf('password', 'passwordless')).toEqual([])
})
