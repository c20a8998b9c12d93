import { useEnv } from '../../api/env.tsx'
import type { Synonyms } from '../../api/site.ts'
import { Button, Section, TextField } from '../../ui/index.ts'
import { changeLine } from './change-line.ts'
import { messages } from './messages.ts'
import styles from './search-words.module.css'
import { WordPlace, WordsField } from './word-line.tsx'

type SearchRedirect = NonNullable<Synonyms['searchRedirects']>[number]

type RedirectLinesProps = {
  redirects: readonly SearchRedirect[]
  mayWrite: boolean
  onChange(next: readonly SearchRedirect[]): void
}

/** Words that lead to a page of the shop instead of to goods. */
export const RedirectLines = ({ redirects, mayWrite, onChange }: RedirectLinesProps) => {
  const { t } = useEnv()
  return (
    <Section
      title={`${t(messages.lead)} (${redirects.length})`}
      actions={
        mayWrite && (
          <Button icon="plus" onClick={() => onChange([{ words: [], to: '/' }, ...redirects])}>
            {t(messages.add)}
          </Button>
        )
      }
    >
      <p className={styles.why}>{t(messages.leadWhy)}</p>
      <div className={styles.lines}>
        {redirects.map((redirect, at) => (
          <div key={redirects.length - at} className={styles.redirect}>
            <WordsField
              label={t(messages.words)}
              isLabelHidden={at > 0}
              value={redirect.words}
              readOnly={!mayWrite}
              onChange={(words) => onChange(changeLine(redirects, at, { words }))}
            />
            <TextField
              label={t(messages.leadsTo)}
              isLabelHidden={at > 0}
              value={redirect.to}
              readOnly={!mayWrite}
              onChange={({ target }) => onChange(changeLine(redirects, at, { to: target.value.trim() }))}
            />
            <WordPlace
              line={redirect}
              at={at}
              readOnly={!mayWrite}
              isInBoth
              onChange={(change) => onChange(changeLine(redirects, at, change))}
              onRemove={() => onChange(redirects.toSpliced(at, 1))}
            />
          </div>
        ))}
      </div>
    </Section>
  )
}
