export { SettingsScreen } from './settings.tsx'
