import { DateField } from '../../ui-kit/date-field/index.ts'
import { test } from '../test.ts'
import { behavesAsField } from './field-suite.tsx'

behavesAsField(DateField, {}, { control: 'input', value: '2030-01-02' })

test.run()
