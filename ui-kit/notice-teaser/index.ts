export { NoticeTeaser, type NoticeTeaserProps } from './notice-teaser.tsx'
