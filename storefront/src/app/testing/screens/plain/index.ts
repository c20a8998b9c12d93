export { screen } from '../../../../screens/plain/index.ts'
