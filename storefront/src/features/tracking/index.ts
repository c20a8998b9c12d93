export { LazyVisit } from './lazy-visit.tsx'
export { VisitChoices } from './visit-choices.tsx'
