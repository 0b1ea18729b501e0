import { NumberOrString } from '../elements/attributes.ts'
import { defineElement } from '../elements/define-element.ts'
import { Photo } from './photo.tsx'
import './photo.css'

export const element = defineElement('kit-photo', Photo, {
  props: {
    src: String,
    alt: String,
    fallback: String,
    width: NumberOrString,
    height: NumberOrString,
    fit: String,
    eager: Boolean,
    srcSet: String,
    sizes: String,
    shape: String,
  },
  defaults: { alt: '' },
  slots: ['fallback'],
})
