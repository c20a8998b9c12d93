import { useEnv } from '../../api/env.tsx'
import { useSession } from '../../api/session.ts'
import { type Synonyms, synonyms } from '../../api/site.ts'
import { EditorForm, useDocument } from '../../features/editor/index.ts'
import { Page } from '../../features/page/index.ts'
import { ProblemNotice } from '../../features/problem/index.ts'
import { classNames } from '../../lib/class-names.ts'
import type { Message } from '../../lib/i18n.ts'
import { Button, Section, Skeleton, TextField } from '../../ui/index.ts'
import { changeLine } from './change-line.ts'
import { messages } from './messages.ts'
import { Misses } from './misses.tsx'
import { RedirectLines } from './redirect-lines.tsx'
import styles from './search-words.module.css'
import { type Expansion, type Group, WordPlace, WordsField } from './word-line.tsx'

const useSynonyms = () => {
  const { call } = useEnv()
  return useDocument<Synonyms>({
    name: 'synonyms',
    queryKey: [synonyms.getSynonyms],
    load: () => call.tagged(synonyms.getSynonyms),
    // The call takes all of them at once: what was not changed is said as it was read.
    write: async (members, etag) => {
      const { data } = await call.tagged(synonyms.getSynonyms)
      return call.tagged(synonyms.updateSynonyms, {
        body: { groups: data.groups, expansions: data.expansions, ...members },
        ifMatch: etag,
      })
    },
  })
}

const titles = new Map<string, Message>([
  ['groups', messages.same],
  ['expansions', messages.also],
  ['searchRedirects', messages.lead],
])

/** What words mean to the search: groups that mean the same, words that search others too, and words that lead to a page. */
export const SearchWordsScreen = () => {
  const { t } = useEnv()
  const { can } = useSession()
  const { query, data, ...editor } = useSynonyms()
  const mayWrite = can('sfcc.search.rw')
  const groups = (editor.valueAt('groups') ?? []) as Group[]
  const expansions = (editor.valueAt('expansions') ?? []) as Expansion[]
  const setGroups = (next: readonly Group[]) => editor.change('groups', next)
  const setExpansions = (next: readonly Expansion[]) => editor.change('expansions', next)
  return (
    <Page title={t(messages.title)}>
      <Misses />
      {query.error && <ProblemNotice error={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && <Skeleton lines={10} />}
      {data && (
        <EditorForm
          editor={editor}
          mayWrite={mayWrite}
          nameOf={(path) => t(titles.get(path) ?? messages.same)}
        >
          <Section
            title={`${t(messages.same)} (${groups.length})`}
            actions={
              mayWrite && (
                <Button icon="plus" onClick={() => setGroups([{ language: 'es', words: [] }, ...groups])}>
                  {t(messages.add)}
                </Button>
              )
            }
          >
            <p className={styles.why}>{t(messages.sameWhy)}</p>
            <div className={styles.lines}>
              {groups.map((group, at) => (
                <div key={groups.length - at} className={styles.line}>
                  <WordsField
                    label={t(messages.words)}
                    isLabelHidden={at > 0}
                    value={group.words}
                    readOnly={!mayWrite}
                    onChange={(words) => setGroups(changeLine(groups, at, { words }))}
                  />
                  <WordPlace
                    line={group}
                    at={at}
                    readOnly={!mayWrite}
                    onChange={(change) => setGroups(changeLine(groups, at, change as Partial<Group>))}
                    onRemove={() => setGroups(groups.toSpliced(at, 1))}
                  />
                </div>
              ))}
            </div>
          </Section>
          <Section
            title={`${t(messages.also)} (${expansions.length})`}
            actions={
              mayWrite && (
                <Button
                  icon="plus"
                  onClick={() => setExpansions([{ language: 'es', from: '', to: [] }, ...expansions])}
                >
                  {t(messages.add)}
                </Button>
              )
            }
          >
            <p className={styles.why}>{t(messages.alsoWhy)}</p>
            <div className={styles.lines}>
              {expansions.map((expansion, at) => (
                <div key={expansions.length - at} className={classNames(styles.line, styles.expansion)}>
                  <TextField
                    label={t(messages.from)}
                    isLabelHidden={at > 0}
                    value={expansion.from}
                    readOnly={!mayWrite}
                    onChange={({ target }) =>
                      setExpansions(changeLine(expansions, at, { from: target.value }))
                    }
                  />
                  <WordsField
                    label={t(messages.to)}
                    isLabelHidden={at > 0}
                    value={expansion.to}
                    readOnly={!mayWrite}
                    onChange={(to) => setExpansions(changeLine(expansions, at, { to }))}
                  />
                  <WordPlace
                    line={expansion}
                    at={at}
                    readOnly={!mayWrite}
                    onChange={(change) =>
                      setExpansions(changeLine(expansions, at, change as Partial<Expansion>))
                    }
                    onRemove={() => setExpansions(expansions.toSpliced(at, 1))}
                  />
                </div>
              ))}
            </div>
          </Section>
          <RedirectLines
            redirects={(editor.valueAt('searchRedirects') ?? []) as NonNullable<Synonyms['searchRedirects']>}
            mayWrite={mayWrite}
            onChange={(next) => editor.change('searchRedirects', next)}
          />
        </EditorForm>
      )}
    </Page>
  )
}
