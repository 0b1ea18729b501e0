import * as texts from '#contract/failures/de/index'
import { fieldLabels } from '#contract/failures/field-labels'
import { translator } from '#contract/failures/translate'
import * as labels from '#contract/labels/index'

export const translate = translator(texts, fieldLabels(labels))
