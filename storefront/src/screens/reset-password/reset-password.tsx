import {
  customerMessages as messages,
  NewPasswordForm,
  ResetForm,
  resetMessages as texts,
  useAskReset,
} from '../../features/customer/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { useNavigate, useRoute } from '../../lib/router/context.tsx'
import { Link } from '../../lib/router/link.tsx'
import { Container, LinkButton, useToast } from '../../ui/index.ts'
import { linkOf } from './link-of.ts'
import styles from './reset-password.module.css'

const NewPassword = (link: { token: string; email: string }) => {
  const t = useText()
  const show = useToast()
  const navigate = useNavigate()
  const finish = () => {
    show({ title: t(texts.saved), tone: 'success' })
    navigate('/login', { replace: true })
  }
  return (
    <>
      <h1>{t(texts.newTitle)}</h1>
      <NewPasswordForm {...link} onDone={finish} />
    </>
  )
}

const AskForMail = () => {
  const t = useText()
  const reset = useAskReset()
  return (
    <>
      <h1>{t(reset.isSuccess ? texts.sentTitle : texts.title)}</h1>
      <ResetForm
        reset={reset}
        signIn={
          <p>
            <Link to="/login">{t(messages.signIn)}</Link>
          </p>
        }
        back={
          <LinkButton as={Link} href="/login">
            {t(texts.back)}
          </LinkButton>
        }
      />
    </>
  )
}

/** The way to a new password: by mail, and back from the mail [S2.004] [S2.005]. */
export const ResetPassword = () => {
  const link = linkOf(useRoute().search)
  return (
    <Container width="form" className={styles.page}>
      {link ? <NewPassword {...link} /> : <AskForMail />}
    </Container>
  )
}
