import { defineElement } from '../elements/define-element.ts'
import { noticeProps } from '../elements/notice-props.ts'
import { noticeCardMessages } from './notice-card.messages.ts'
import { NoticeCard } from './notice-card.tsx'
import './notice-card.css'

export const element = defineElement('kit-notice-card', NoticeCard, {
  texts: noticeCardMessages,
  props: { ...noticeProps, createdAt: String, formatDate: Function, words: Number },
  defaults: { description: '', createdAt: '' },
})
