import type { ElementOptions } from '../elements/define-element.ts'
import type { BarChartProps } from './bar-chart.tsx'

export const options: ElementOptions<BarChartProps> = {
  slots: ['empty'],
  defaults: { caption: '', labelHeader: '' },
}
