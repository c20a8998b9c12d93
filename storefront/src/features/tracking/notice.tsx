import { useEffect, useRef } from 'react'
import { useEnv } from '../../api/env.tsx'
import { browserAsksForPrivacy, writeConsent } from '../../lib/consent.ts'
import { Text, useText } from '../../lib/i18n/text.tsx'
import { isAnyOutsideScript, strictDocument } from '../../lib/outside-script.ts'
import { Link } from '../../lib/router/link.tsx'
import { Button } from '../../ui/index.ts'
import { useMarket } from '../market/index.ts'
import styles from './notice.module.css'
import { messages } from './notice-messages.ts'
import { useConsent } from './use-consent.ts'
import { useVisitRequest } from './use-visit-request.ts'

/** Whether the notice stands: until answered, and whenever it is asked for again. */
const useNotice = () => {
  const consent = useConsent()
  const { asked, done } = useVisitRequest('cookies')
  return {
    consent,
    asked,
    isOpen: asked || consent === 'unanswered',
    close: done,
  }
}

const parts = { link: (text: React.ReactNode) => <Link to="/politica-de-cookies">{text}</Link> }

/**
 * For somebody who comes for the first time with an English browser to a Spanish page: the same page in English, in English.
 * It stands in the notice, where it moves nothing.
 */
const InEnglish = () => {
  const t = useText()
  const { language } = useEnv()
  const market = useMarket()
  const english = market.languages.find((one) => one.language === 'en')
  if (language === 'en' || !english || !navigator.language.startsWith('en')) return null
  return (
    <p lang="en">
      {t(messages.speaksEnglish)}{' '}
      <a
        href={market.hrefIn(english.locale)}
        data-native=""
        onClick={(event) => {
          event.preventDefault()
          market.changeLanguage(english.locale)
        }}
      >
        {t(messages.inEnglish)}
      </a>
    </p>
  )
}

/** The cookie notice: accepting and refusing are two equal buttons, and nothing is blocked meanwhile (S6.012). */
export const Notice = () => {
  const t = useText()
  const { consent, asked, isOpen, close } = useNotice()
  const heading = useRef<HTMLHeadingElement>(null)
  const opener = useRef<Element>(null)
  useEffect(() => {
    if (!asked) return
    opener.current = document.activeElement
    heading.current?.focus()
  }, [asked])
  useEffect(() => {
    if (!isOpen) return
    // What has the focus must not end up below the notice.
    document.documentElement.dataset.notice = ''
    return () => {
      delete document.documentElement.dataset.notice
    }
  }, [isOpen])
  if (!isOpen) return null
  const leave = () => {
    close()
    if (opener.current instanceof HTMLElement) opener.current.focus()
  }
  const choose = (choice: 'given' | 'refused') => {
    writeConsent(choice)
    leave()
    // A running script cannot be unloaded, and a strict document allows none: a new document applies the choice.
    if (choice === 'refused' ? isAnyOutsideScript() : strictDocument.is()) location.reload()
  }
  const isPrivate = browserAsksForPrivacy()
  return (
    <section className={styles.notice} aria-label={t(messages.region)}>
      <div className={styles.text}>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {t(messages.title)}
        </h2>
        <p>
          <Text of={isPrivate ? messages.privacy : messages.text} parts={parts} />
          {asked && !isPrivate && consent !== 'unanswered' && (
            <strong> {t(messages.now, { choice: t(messages[consent]) })}</strong>
          )}
        </p>
        {!asked && <InEnglish />}
      </div>
      <div className={styles.buttons}>
        {isPrivate ? (
          <Button variant="secondary" onClick={leave}>
            {t(messages.close)}
          </Button>
        ) : (
          <>
            <Button variant="secondary" onClick={() => choose('refused')}>
              {t(messages.refuse)}
            </Button>
            <Button variant="secondary" onClick={() => choose('given')}>
              {t(messages.accept)}
            </Button>
          </>
        )}
      </div>
    </section>
  )
}
