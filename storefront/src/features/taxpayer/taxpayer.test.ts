import { expect, test } from 'vitest'
import { firstTaxpayer, presencesOf, taxpayerBody } from './taxpayer.ts'

test('[S4.014] only a tax credit invoice of El Salvador asks for NRC and activity', () => {
  expect(presencesOf('SV', { type: 'natural', credit: 'other' }, 10)).toEqual({
    id: 'required',
    nrc: 'required',
    legalName: 'required',
    activity: 'required',
  })
  expect(presencesOf('HN', { type: 'juridico', credit: 'no' }, 10)).toMatchObject({
    nrc: 'hidden',
    legalName: 'required',
    id: 'required',
  })
})

test('[S4.015] the activity is hidden for a natural person of El Salvador, offered elsewhere', () => {
  expect(presencesOf('SV', { type: 'natural', credit: 'no' }, 10).activity).toBe('hidden')
  expect(presencesOf('GT', { type: 'natural', credit: 'no' }, 10).activity).toBe('optional')
})

test('a consumer must be identified from the amount of the law on', () => {
  expect(presencesOf('SV', { type: 'natural', credit: 'no' }, 1094.99).id).toBe('optional')
  expect(presencesOf('SV', { type: 'natural', credit: 'no' }, 1095).id).toBe('required')
  expect(presencesOf('SV', { type: 'natural', credit: 'no' }).id).toBe('required')
})

test('what is hidden or blank is not sent', () => {
  const values = { ...firstTaxpayer('SV', undefined), nrc: '123', activity: '41001', legalName: 'X', id: ' ' }
  const presences = presencesOf('SV', values, 10)
  expect(taxpayerBody(values, presences)).toEqual({ c_taxpayerType: 'natural', c_fiscalCredit: 'no' })
})

test('[S4.012] what was given before is in the form again', () => {
  const billing = {
    c_taxpayerType: 'juridico',
    c_taxIdType: 'nit',
    c_taxId: '06142803901121',
    c_fiscalCredit: 'si',
  }
  expect(firstTaxpayer('SV', billing)).toMatchObject({
    type: 'juridico',
    credit: 'other',
    idType: 'nit',
    id: '0614-280390-112-1',
  })
})
