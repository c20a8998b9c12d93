import { useEffect, useRef } from 'react'
import styles from './card-return.module.css'

type Challenge = { stepUpUrl: string; accessToken: string }

const frameName = 'bank'

/**
 * The bank's page, reached by a form that is posted into a frame. Its last page comes back to this very address within
 * the frame, which then tells the page around it where to go.
 */
export const StepUpFrame = ({
  challenge: { stepUpUrl, accessToken },
  transactionId,
  title,
}: {
  challenge: Challenge
  transactionId: string
  title: string
}) => {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (accessToken) form.current?.submit()
  }, [accessToken])
  return (
    <>
      <form ref={form} method="post" action={stepUpUrl} target={frameName} hidden>
        <input type="hidden" name="JWT" value={accessToken} />
        <input type="hidden" name="MD" value={transactionId} />
      </form>
      <iframe name={frameName} title={title} className={styles.bank} width="500" height="600" />
    </>
  )
}
