import { defineElement } from '../elements/define-element.ts'
import { noticeProps } from '../elements/notice-props.ts'
import { textsOf } from '../elements/texts.ts'
import { noticeTeaserMessages } from '../messages/en/notice-teaser.ts'
import { NoticeTeaser } from './notice-teaser.tsx'
import './notice-teaser.css'

export const element = defineElement('kit-notice-teaser', NoticeTeaser, {
  props: { ...noticeProps, ...textsOf(noticeTeaserMessages), characters: Number },
  defaults: { description: '' },
})
