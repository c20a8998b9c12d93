import { useEnv } from '../../api/env.tsx'
import { isSocialProvider } from '../../config/login-options.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Alert, Button, Stack } from '../../ui/index.ts'
import styles from './customer.module.css'
import { messages } from './messages.ts'
import { ProviderMark } from './provider-mark.tsx'
import { socialMessages as texts } from './social-messages.ts'
import { useRedirectTo } from './use-social.ts'

/** The ways in through another site, as far as this installation offers them [S2.083]. */
export const SocialButtons = () => {
  const t = useText()
  const { settings } = useEnv()
  const leave = useRedirectTo()
  const providers = settings.loginOptions.filter(isSocialProvider)
  if (providers.length === 0) return null
  const leaving = leave.isPending || leave.isSuccess
  return (
    <Stack gap={3}>
      <p className={styles.or}>{t(texts.or)}</p>
      {leave.isError && <Alert tone="error">{t(messages.failed)}</Alert>}
      <div className={styles.providers}>
        {providers.map((provider) => (
          <Button
            key={provider}
            variant="secondary"
            size="small"
            wide
            pending={leaving && leave.variables === provider}
            pendingLabel={t(messages.working)}
            onClick={() => !leaving && leave.mutate(provider)}
          >
            <ProviderMark provider={provider} />
            {t(texts[provider])}
          </Button>
        ))}
      </div>
    </Stack>
  )
}
