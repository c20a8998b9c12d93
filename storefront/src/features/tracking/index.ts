export { VisitChoices } from './visit-choices.tsx'
export { VisitHost } from './visit-host.tsx'
