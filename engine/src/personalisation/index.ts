export { activitiesOf, eraseActivities } from './queries.ts'
