/** The area of the notice board: what is fetched when it is first opened. */

export { boardLoader } from './board-loader.ts'
export { NoticeBoard } from './notice-board.tsx'
export { NoticeDetail, noticeLoader } from './notice-detail.tsx'
