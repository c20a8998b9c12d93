export { RecommendationSlot } from './recommendation-slot.tsx'
