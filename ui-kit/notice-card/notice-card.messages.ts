import { noticeTeaserMessages } from '../notice-teaser/notice-teaser.messages.ts'

/** The default texts of NoticeCard. */
export const noticeCardMessages = noticeTeaserMessages
