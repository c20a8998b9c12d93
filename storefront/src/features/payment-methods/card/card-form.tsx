import { useQuery } from '@tanstack/react-query'
import { useEffect, useImperativeHandle, useRef, useState } from 'react'
import { useEnv } from '../../../api/env.tsx'
import { payments } from '../../../api/payments.ts'
import { query } from '../../../api/query.ts'
import { useText } from '../../../lib/i18n/text.tsx'
import { Alert, Button, Field, Skeleton, TextInput } from '../../../ui/index.ts'
import { type CardToken, expiryOf, shownOf } from './card-token.ts'
import type { InstrumentDetails, PaymentFormProps } from '../payment-method.ts'
import styles from './card-form.module.css'
import { loadFlex, type Microform, type MicroformError, type MicroformField } from './microform.ts'
import { messages } from './form-messages.ts'
import { prepareCard } from './prepare-card.ts'

type FieldName = 'number' | 'holder' | 'expiry' | 'securityCode'
const names: readonly FieldName[] = ['number', 'holder', 'expiry', 'securityCode']

/** The vendor writes these into its own frames. */
const vendorStyles = { input: { 'font-size': '16px', 'line-height': '1.5', color: '#14181c' } }

const faultsOf = ({ details = [] }: MicroformError): FieldName[] => {
  const named = details.map(({ location }) => (location?.startsWith('expiration') ? 'expiry' : location))
  return names.filter((name) => named.includes(name))
}

type Vendor = { microform: Microform; fields: { number: MicroformField; securityCode: MicroformField } }

/** Number and security code in the vendor's frames, once its library is there. */
const useVendorFields = (titles: { number: string; securityCode: string }) => {
  const env = useEnv()
  const number = useRef<HTMLDivElement>(null)
  const securityCode = useRef<HTMLDivElement>(null)
  const vendor = useRef<Vendor>(undefined)
  const [ready, setReady] = useState(false)
  const [failed, setFailed] = useState(false)
  const session = useQuery({
    ...query(env, payments.getCardFields),
    // A session of the processor: used once, never taken from what was kept.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const { data } = session
  const { number: numberTitle, securityCode: codeTitle } = titles

  useEffect(() => {
    if (!data) return
    let isOver = false
    const open = async () => {
      const Flex = await loadFlex(data.library)
      if (isOver || !number.current || !securityCode.current) return
      const microform = new Flex(data.captureContext).microform('card', { styles: vendorStyles })
      const fields = {
        number: microform.createField('number', { title: numberTitle }),
        securityCode: microform.createField('securityCode', { title: codeTitle, maxLength: 4 }),
      }
      let loaded = 0
      for (const field of Object.values(fields)) {
        field.on('load', () => setReady(++loaded === 2))
        field.on('error', () => setFailed(true))
      }
      fields.number.load(number.current)
      fields.securityCode.load(securityCode.current)
      vendor.current = { microform, fields }
    }
    setReady(false)
    setFailed(false)
    open().catch(() => setFailed(true))
    return () => {
      isOver = true
      for (const field of Object.values(vendor.current?.fields ?? {})) field.unload()
      vendor.current = undefined
    }
  }, [data, numberTitle, codeTitle])

  return {
    vendor,
    number,
    securityCode,
    ready,
    failed: failed || session.isError,
    retry: () => void session.refetch(),
  }
}

/**
 * The card: number and security code are frames of the processor and never reach this page (S1.036); holder and expiry
 * are our own. Asked for once cards are chosen.
 */
export const CardForm = ({ ref, payer }: PaymentFormProps) => {
  const t = useText()
  const env = useEnv()
  const { vendor, number, securityCode, ready, failed, retry } = useVendorFields({
    number: t(messages.cardNumber),
    securityCode: t(messages.cardCode),
  })
  const holder = useRef<HTMLInputElement>(null)
  const expiry = useRef<HTMLInputElement>(null)
  const [faults, setFaults] = useState<readonly FieldName[]>([])
  const [refused, setRefused] = useState(false)

  const point = (wrong: readonly FieldName[]) => {
    setFaults(wrong)
    const controls = { holder: holder.current, expiry: expiry.current, ...vendor.current?.fields }
    const [first] = names.filter((name) => wrong.includes(name))
    if (first) controls[first]?.focus()
  }
  const tokenize = (): Promise<CardToken | undefined> => {
    const name = holder.current?.value.trim() ?? ''
    const end = expiryOf(expiry.current?.value ?? '', new Date())
    const own: FieldName[] = [...(name ? [] : ['holder' as const]), ...(end ? [] : ['expiry' as const])]
    return new Promise((resolve) => {
      const refuse = (wrong: readonly FieldName[]) => {
        point(wrong)
        resolve(undefined)
      }
      if (!vendor.current) return refuse(own)
      // The vendor judges its fields with a month that is right, so that all faults are told at once.
      const { month, year } = end ?? { month: 12, year: new Date().getFullYear() + 1 }
      const options = { expirationMonth: String(month).padStart(2, '0'), expirationYear: String(year) }
      vendor.current.microform.createToken(options, (error, token) => {
        const wrong = [...own, ...(error ? faultsOf(error) : [])]
        if (!token || !end || wrong.length > 0) return refuse(wrong)
        setFaults([])
        const shown = shownOf(token)
        resolve({ token, ...shown, holder: name, expirationMonth: end.month, expirationYear: end.year })
      })
    })
  }
  const read = async (): Promise<InstrumentDetails | undefined> => {
    const card = await tokenize()
    setRefused(!card)
    if (!card) return undefined
    void prepareCard(env, card.token)
    const { token: creditCardToken, ...shown } = card
    return { paymentCard: { ...shown, creditCardToken } }
  }
  useImperativeHandle(ref, () => ({ read }))

  const error = (name: FieldName) => {
    const says = {
      number: messages.cardNumberInvalid,
      holder: messages.cardHolderMissing,
      expiry: messages.cardExpiryInvalid,
      securityCode: messages.cardCodeInvalid,
    }
    return faults.includes(name) && t(says[name])
  }
  if (failed) {
    return (
      <Alert tone="error">
        {t(messages.cardUnavailable)}{' '}
        <Button variant="quiet" onClick={retry}>
          {t(messages.retry)}
        </Button>
      </Alert>
    )
  }
  return (
    <div className={styles.card}>
      {!ready && <Skeleton shape="block" />}
      <div className={styles.cardFields} hidden={!ready}>
        <Field label={t(messages.cardNumber)} required error={error('number')}>
          <div ref={number} className={styles.vendorField} data-invalid={faults.includes('number')} />
        </Field>
        <Field label={t(messages.cardHolder)} required error={error('holder')}>
          <TextInput ref={holder} autoComplete="cc-name" maxLength={60} defaultValue={payer} />
        </Field>
        <div className={styles.pair}>
          <Field label={t(messages.cardExpiry)} required error={error('expiry')}>
            <TextInput
              ref={expiry}
              autoComplete="cc-exp"
              inputMode="numeric"
              placeholder={t(messages.cardExpiryForm)}
              maxLength={7}
            />
          </Field>
          <Field label={t(messages.cardCode)} required error={error('securityCode')}>
            <div
              ref={securityCode}
              className={styles.vendorField}
              data-invalid={faults.includes('securityCode')}
            />
          </Field>
        </div>
      </div>
      <p>{t(messages.cardSafe)}</p>
      {refused && <Alert tone="error">{t(messages.cardInvalid)}</Alert>}
    </div>
  )
}
