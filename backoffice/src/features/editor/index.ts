export { useEditing } from './editor-context.ts'
export { EditorForm, EditorPart } from './editor-form.tsx'
export {
  EditedChips,
  EditedFlag,
  EditedNumber,
  EditedSelect,
  EditedText,
  EditedTexts,
  Fields,
  Pair,
} from './edited-fields.tsx'
export { ChipsField } from './chips-field.tsx'
export { memberName } from './member-name.ts'
export { SaveBar } from './save-bar.tsx'
export { TagsField } from './tags-field.tsx'
export { type Editor, useDocument } from './use-document.ts'
export { useDraft } from './use-draft.ts'
