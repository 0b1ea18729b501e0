import { noticeCardMessages } from './notice-card.ts'

/** The default texts of NoticeTeaser. */
export const noticeTeaserMessages = noticeCardMessages
