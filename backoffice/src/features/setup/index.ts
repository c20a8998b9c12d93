export { SetupCard } from './setup-card.tsx'
export { type Setup, type SetupStep, setupSteps, useSetup } from './use-setup.ts'
