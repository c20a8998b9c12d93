export { Bars } from './bars.tsx'
export { ChartFrame } from './chart-frame.tsx'
export { LineChart } from './line-chart.tsx'
