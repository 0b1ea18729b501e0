import { defineElement } from '../elements/define-element.ts'
import { BarChart } from './bar-chart.tsx'
import './bar-chart.css'

export const element = defineElement('kit-bar-chart', BarChart, {
  props: {
    caption: String,
    labelHeader: String,
    series: Array,
    rows: Array,
    empty: String,
  },
  defaults: { caption: '', labelHeader: '', series: [], rows: [] },
  slots: ['empty'],
})
