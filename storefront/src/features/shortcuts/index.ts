export { LazyShortcuts } from './lazy-shortcuts.tsx'
export { ShortcutsChoice } from './shortcuts-choice.tsx'
