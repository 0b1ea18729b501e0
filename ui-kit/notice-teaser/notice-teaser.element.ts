import { defineElement } from '../elements/define-element.ts'
import { noticeProps } from '../elements/notice-props.ts'
import { noticeTeaserMessages } from './notice-teaser.messages.ts'
import { NoticeTeaser } from './notice-teaser.tsx'
import './notice-teaser.css'

export const element = defineElement('kit-notice-teaser', NoticeTeaser, {
  texts: noticeTeaserMessages,
  props: { ...noticeProps, characters: Number },
  defaults: { description: '' },
})
