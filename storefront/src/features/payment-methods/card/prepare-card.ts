import type { Env } from '../../../api/env.tsx'
import { payments } from '../../../api/payments.ts'

/** Longer than the bank's device page needs; the payment goes on without it. */
const patience = 10_000

const browserFacts = () => ({
  language: navigator.language.slice(0, 20),
  colorDepth: screen.colorDepth,
  screenHeight: screen.height,
  screenWidth: screen.width,
  timeDifference: new Date().getTimezoneOffset(),
  javaEnabled: false,
  userAgent: navigator.userAgent.slice(0, 1000),
})

const hiddenInput = (name: string, value: string) =>
  Object.assign(document.createElement('input'), { type: 'hidden', name, value })

/** Shows the bank's device page in a hidden frame, until it says that it is done. */
const collect = (accessToken: string, url: string) => {
  const frame = Object.assign(document.createElement('iframe'), {
    name: 'card-device',
    title: '',
    width: '10',
    height: '10',
    hidden: true,
  })
  const form = Object.assign(document.createElement('form'), {
    method: 'post',
    action: url,
    target: frame.name,
    hidden: true,
  })
  form.append(hiddenInput('JWT', accessToken))
  document.body.append(frame, form)
  const done = () => {
    removeEventListener('message', hear)
    clearTimeout(timer)
    frame.remove()
    form.remove()
  }
  const hear = ({ origin, source }: MessageEvent) => {
    if (origin === new URL(url).origin && source === frame.contentWindow) done()
  }
  const timer = setTimeout(done, patience)
  addEventListener('message', hear)
  form.submit()
}

/** Lets the bank know the browser before it is asked to pay; a bank that knows it asks less. Never rejects. */
export const prepareCard = async (env: Env, token: string): Promise<void> => {
  try {
    const body = { token, browser: browserFacts() }
    const { accessToken, collectUrl } = await env.call(payments.setUpCardAuthentication, { body })
    collect(accessToken, collectUrl)
  } catch {
    // The payment is prepared once more when it is made.
  }
}
