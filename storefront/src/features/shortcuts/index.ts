export { ShortcutsHost } from './shortcuts-host.tsx'
