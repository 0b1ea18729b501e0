import { fieldLabels } from '#contract/failures/field-labels'
import { translator } from '#contract/failures/translate'
import * as texts from '#contract/failures/ur/index'
import * as labels from '#contract/labels/index'
import { withDigits } from './digits.ts'

export const translate = translator(texts, fieldLabels(labels), (text) => withDigits(text))
