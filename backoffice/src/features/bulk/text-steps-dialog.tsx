import { useState } from 'react'
import { TextArea } from '../../ui/index.ts'
import { StepsDialog, type StepsDialogProps } from './steps-dialog.tsx'

type TextStepsDialogProps<Row> = Omit<StepsDialogProps<Row>, 'step' | 'fields' | 'isFilled'> & {
  /** What is to be written, and how much of it. */
  label: string
  maxLength: number
  step(row: Row, text: string): Promise<unknown>
}

/** A step on every row that needs a text, the same for all of them: a message, a reason. */
export const TextStepsDialog = <Row,>({ label, maxLength, step, ...rest }: TextStepsDialogProps<Row>) => {
  const [text, setText] = useState('')
  return (
    <StepsDialog
      {...rest}
      step={(row: Row) => step(row, text.trim())}
      isFilled={text.trim() !== ''}
      fields={
        <TextArea
          label={label}
          autoFocus
          required
          maxLength={maxLength}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      }
    />
  )
}
