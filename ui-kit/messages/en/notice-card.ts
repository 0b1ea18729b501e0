import { noticeTeaserMessages } from './notice-teaser.ts'

/** The default texts of NoticeCard. */
export const noticeCardMessages = noticeTeaserMessages
