import { defineElement } from '../elements/define-element.ts'
import { noticeProps } from '../elements/notice-props.ts'
import { textsOf } from '../elements/texts.ts'
import { noticeCardMessages } from '../messages/en/notice-card.ts'
import { NoticeCard } from './notice-card.tsx'
import './notice-card.css'

export const element = defineElement('kit-notice-card', NoticeCard, {
  props: { ...noticeProps, ...textsOf(noticeCardMessages), createdAt: String, formatDate: Function, words: Number },
  defaults: { description: '', createdAt: '' },
})
