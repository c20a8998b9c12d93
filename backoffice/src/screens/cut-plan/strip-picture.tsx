import type { CSSProperties } from 'react'
import { useEnv } from '../../api/env.tsx'
import type { CutRun } from '../../api/plant.ts'
import styles from './strip-picture.module.css'
import { stripParts } from './strip-parts.ts'
import { useCutWords } from './use-cut-words.ts'

/** A coil, bar or offcut with its cuts, drawn to measure; the table beside it says the same. */
export const StripPicture = ({ run, setupMeters }: { run: CutRun; setupMeters: number }) => {
  const { format } = useEnv()
  const { stripName, restWords, setupWord } = useCutWords()
  const { parts, isShortened } = stripParts(run, setupMeters)
  const cuts = run.pieces.map(
    ({ quantity, lengthMeters }) => `${quantity} × ${format.number(lengthMeters, 2)}\u00a0m`,
  )
  return (
    <div
      className={styles.strip}
      data-kind={run.stripKind}
      role="img"
      aria-label={[stripName(run), ...cuts, restWords(run)].join(', ')}
    >
      {parts.map(({ key, kind, width, quantity, lengthMeters }) => (
        <span
          key={key}
          className={styles.part}
          data-kind={kind}
          data-rest={kind === 'rest' ? run.rest : undefined}
          data-shortened={(kind === 'rest' && isShortened) || undefined}
          style={{ flexGrow: width, '--pieces': quantity } as CSSProperties}
          title={
            kind === 'rest'
              ? restWords(run)
              : kind === 'setup'
                ? setupWord
                : `${quantity} × ${format.number(lengthMeters, 2)}\u00a0m`
          }
        >
          {kind !== 'setup' && (
            <span className={styles.text}>
              {kind === 'rest'
                ? format.number(lengthMeters, 2)
                : `${quantity} × ${format.number(lengthMeters, 2)}`}
            </span>
          )}
        </span>
      ))}
    </div>
  )
}
