import { useEnv } from '../../api/env.tsx'
import { useEditing } from '../../features/editor/index.ts'
import { TextField } from '../../ui/index.ts'
import { messages } from './messages.ts'

/** A moment to the minute; the offset that it came with stays, and without one each country's clock counts. */
export const MomentField = ({ path, label }: { path: string; label: string }) => {
  const { t } = useEnv()
  const { editor, mayWrite } = useEditing()
  const value = editor.valueAt(path)
  const [, local = '', offset = ''] = /^(.{16}):\d{2}(.*)$/.exec(typeof value === 'string' ? value : '') ?? []
  return (
    <TextField
      label={label}
      type="datetime-local"
      value={local}
      readOnly={!mayWrite}
      hint={offset === '' ? t(messages.ownClock) : t(messages.clock, offset === 'Z' ? '' : offset)}
      onChange={({ target }) => {
        if (target.value !== '') editor.change(path, `${target.value}:00${offset}`)
      }}
    />
  )
}
