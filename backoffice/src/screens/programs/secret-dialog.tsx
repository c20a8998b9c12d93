import { useEnv } from '../../api/env.tsx'
import type { ProgramWithSecret } from '../../api/programs.ts'
import { Button, Dialog, IconButton, Notice, showToast } from '../../ui/index.ts'
import { messages } from './messages.ts'
import styles from './programs.module.css'

/** What a program needs to get its tokens, by the names that it sends. */
const credentialsOf = (
  { clientId, secret, scopes }: ProgramWithSecret,
  { origin, organizationId }: { origin: string; organizationId: string },
) =>
  [
    ['token_url', `${origin}/dwsso/oauth2/access_token`],
    ['client_id', clientId],
    ['client_secret', secret],
    ['scope', [`SALESFORCE_COMMERCE_API:${organizationId.replace(/^f_ecom_/, '')}`, ...scopes].join(' ')],
  ] as const

/** Shows a secret, which nobody can read again. It is closed by who says that they have it. */
export const SecretDialog = ({ program, onClose }: { program: ProgramWithSecret; onClose(): void }) => {
  const { shop, t } = useEnv()
  const credentials = credentialsOf(program, {
    origin: location.origin,
    organizationId: shop.organizationId,
  })
  const copy = (text: string) =>
    void navigator.clipboard.writeText(text).then(() => showToast(t(messages.copied)))
  return (
    <Dialog
      title={t(messages.secretTitle, program.name)}
      closeLabel={t(messages.stored)}
      canClose={false}
      onClose={onClose}
      footer={
        <>
          <Button
            icon="copy"
            onClick={() => copy(credentials.map(([name, value]) => `${name}=${value}`).join('\n'))}
          >
            {t(messages.copyAll)}
          </Button>
          <Button kind="main" onClick={onClose}>
            {t(messages.stored)}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <Notice tone="warn">{t(messages.secretWhy)}</Notice>
        <dl className={styles.credentials}>
          {credentials.map(([name, value]) => (
            <div key={name} className={styles.credential}>
              <dt>{name}</dt>
              <dd>
                <code>{value}</code>
                <IconButton icon="copy" label={t(messages.copy, name)} onClick={() => copy(value)} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Dialog>
  )
}
