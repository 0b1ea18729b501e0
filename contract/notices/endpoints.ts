import { adminOnly, validNotices } from '../access.ts'
import { endpoint } from '../endpoint.ts'

export const getNotice = endpoint('GET', '/notice/getNotice', validNotices)
export const getSingleNotice = endpoint('GET', '/notice/getSingleNotice/{id}', validNotices)
export const addNotice = endpoint('POST', '/notice/addNotice', adminOnly)
export const updateNotice = endpoint('POST', '/notice/updateNotice/{id}', adminOnly)
export const deleteNotice = endpoint('DELETE', '/notice/deleteNotice/{id}', adminOnly)
export const noticePhoto = endpoint('GET', '/notice/get-photo/{id}', validNotices)
export const addNoticeFile = endpoint('POST', '/notice/addFile/{id}', adminOnly)
export const changeNoticeFile = endpoint('PUT', '/notice/changeFile/{id}', adminOnly)
export const deleteNoticeFile = endpoint('DELETE', '/notice/deleteFile/{id}', adminOnly)
export const noticeFile = endpoint('GET', '/notice/file/{id}', validNotices)
