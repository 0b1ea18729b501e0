import { ownOrStaff, staffOnly } from '../access.ts'
import { endpoint } from '../endpoint.ts'

export const getReport = endpoint('GET', '/report/getReport/{id}', ownOrStaff)
export const checkReport = endpoint('GET', '/report/checkingAvalible/{id}', staffOnly)
export const addReport = endpoint('POST', '/report/addReport', staffOnly, 'students')
export const updateReport = endpoint('PUT', '/report/updateReport/{id}', staffOnly, 'students')
export const deleteReport = endpoint('DELETE', '/report/deleteReport/{id}', staffOnly, 'students')
