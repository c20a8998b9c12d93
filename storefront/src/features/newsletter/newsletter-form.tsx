import { type FormEvent, useId, useState } from 'react'
import { isEmail } from '../../../../facts/email.ts'
import { useEnv } from '../../api/env.tsx'
import { useText } from '../../lib/i18n/text.tsx'
import { Button, classNames, TextInput } from '../../ui/index.ts'
import { HtmlContent } from '../content/index.ts'
import { messages } from './messages.ts'
import styles from './newsletter.module.css'
import type { Outcome } from './subscribe.ts'

/** Asks for the newsletter: one field, its button usable once the address can be one [S4.089] [S4.090] [S5.041]. */
export const NewsletterForm = ({ promise, headingLevel = 2 }: { promise: string; headingLevel?: 1 | 2 }) => {
  const Heading = `h${headingLevel}` as const
  const t = useText()
  const env = useEnv()
  const label = useId()
  const [email, setEmail] = useState('')
  const [pending, setPending] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (pending || !isEmail(email)) return
    setPending(true)
    setOutcome(undefined)
    const { subscribe } = await import('./subscribe.ts')
    setOutcome(await subscribe(env, email))
    setEmail('')
    setPending(false)
  }

  return (
    <section
      className={classNames(styles.newsletter, headingLevel === 2 ? styles.inFooter : styles.ofPage)}
      aria-labelledby={`${label}-title`}
    >
      <div>
        <Heading id={`${label}-title`} className={headingLevel === 2 ? styles.title : undefined}>
          {t(messages.title)}
        </Heading>
        <HtmlContent html={promise} />
      </div>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <label htmlFor={label}>{t(messages.email)}</label>
        <div className={styles.row}>
          <TextInput
            id={label}
            type="email"
            inputMode="email"
            autoComplete="email"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
          <Button
            type="submit"
            disabled={!isEmail(email)}
            pending={pending}
            pendingLabel={t(messages.working)}
          >
            {t(messages.subscribe)}
          </Button>
        </div>
        <div role="status" className={styles.outcome} data-tone={outcome?.tone}>
          {outcome && ('html' in outcome ? <HtmlContent html={outcome.html} /> : t(outcome.text))}
        </div>
      </form>
    </section>
  )
}
