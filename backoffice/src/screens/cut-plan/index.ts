export { CutPlanScreen } from './cut-plan.tsx'
