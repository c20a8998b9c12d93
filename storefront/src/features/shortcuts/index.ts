export { ShortcutsChoice } from './shortcuts-choice.tsx'
export { ShortcutsHost } from './shortcuts-host.tsx'
